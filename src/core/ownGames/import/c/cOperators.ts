/** A number of an expression; undefined if it depends on a name without a value. */
export type Value = number | undefined;

/** The value of settings such as B_UPDATED_TYPE_MATCHUPS unless a file sets another. */
export const latestGeneration = 9;

export type Operator = {
  precedence: number;
  apply: (left: number, right: number) => number;
  isComparison?: true;
  /** Whether an operand decides the result alone. */
  decides?: (value: number) => boolean;
};

/** The operators with two operands; those with the higher precedence bind first. */
export const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['||', { precedence: 1, apply: (a, b) => Number(a !== 0 || b !== 0), decides: Boolean }],
  [
    '&&',
    { precedence: 2, apply: (a, b) => Number(a !== 0 && b !== 0), decides: (value) => !value },
  ],
  ['>=', { precedence: 3, apply: (a, b) => Number(a >= b), isComparison: true }],
  ['<=', { precedence: 3, apply: (a, b) => Number(a <= b), isComparison: true }],
  ['==', { precedence: 3, apply: (a, b) => Number(a === b), isComparison: true }],
  ['!=', { precedence: 3, apply: (a, b) => Number(a !== b), isComparison: true }],
  ['>', { precedence: 3, apply: (a, b) => Number(a > b), isComparison: true }],
  ['<', { precedence: 3, apply: (a, b) => Number(a < b), isComparison: true }],
  ['+', { precedence: 4, apply: (a, b) => a + b }],
  ['-', { precedence: 4, apply: (a, b) => a - b }],
  ['*', { precedence: 5, apply: (a, b) => a * b }],
  ['/', { precedence: 5, apply: (a, b) => a / b }],
]);

/**
 * The result of the operator. A comparison with a setting, which has no value of its own, takes the
 * latest generation. With `hasSwitches`, any other operand without a value is a switch that is on.
 */
export function applyOperator(
  { apply, isComparison, decides }: Operator,
  left: Value,
  right: Value,
  isSetting: boolean,
  hasSwitches: boolean,
): Value {
  const [one, other] = [left ?? right, right ?? left];
  if (one === undefined || other === undefined) return hasSwitches && decides ? 1 : undefined;
  if (left !== undefined && right !== undefined) return apply(left, right);
  if (isComparison) {
    // A setting that is compared with 2 or more has several values, so it is no switch.
    const unset = isSetting || one > 1 ? latestGeneration : 1;
    return isSetting || hasSwitches ? apply(left ?? unset, right ?? unset) : undefined;
  }
  if (!decides) return undefined;
  return decides(one) || hasSwitches ? apply(left ?? 1, right ?? 1) : undefined;
}
