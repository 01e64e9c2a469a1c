import { type ESTree, parseSync, Visitor } from 'vite';

/**
 * The source, with a call of `globalThis.reach` with the id of each offset when its function runs, or when the module
 * is evaluated if no function is around it.
 */
export function addReachCalls(
  file: string,
  source: string,
  offsets: readonly number[],
  ids: readonly number[],
): string {
  const { program } = parseSync(file, source);
  const bodies: ESTree.Span[] = [];
  const addBody = ({ body }: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    if (body) bodies.push(body);
  };
  new Visitor({
    FunctionDeclaration: addBody,
    FunctionExpression: addBody,
    ArrowFunctionExpression: addBody,
  }).visit(program);
  const insertions = offsets.flatMap((offset, index): [at: number, text: string][] => {
    const call = `globalThis.reach?.(${ids[index]})`;
    const around = bodies.filter(({ start, end }) => start <= offset && offset < end);
    const body = around.reduce<ESTree.Span | undefined>(
      (inner, each) => (inner && inner.start >= each.start ? inner : each),
      undefined,
    );
    if (!body) return [[source.length, `\n;${call};`]];
    if (source[body.start] === '{') return [[body.start + 1, `${call};`]];
    return [
      [body.start, `(${call}, `],
      [body.end, ')'],
    ];
  });
  return insertions
    .sort(([one], [other]) => other - one)
    .reduce((text, [at, added]) => text.slice(0, at) + added + text.slice(at), source);
}
