type Modules = {
  getModuleInfo: (
    id: string,
  ) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
};

/** All that the module imports, itself too, but not what it loads later. */
function importsOf(root: string, modules: Modules): Set<string> {
  const all = new Set([root]);
  // The loop also visits what it adds.
  for (const id of all)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) all.add(imported);
  return all;
}

/** Returns the screens of src/app/shell, each as the modules that it needs at its start. */
function screensOf(loader: string, modules: Modules): Set<string>[] {
  const { dynamicallyImportedIds = [] } = modules.getModuleInfo(loader) ?? {};
  return dynamicallyImportedIds
    .filter((id) => /(Screen|Page)\.tsx$/.test(id))
    .map((id) => importsOf(id, modules));
}

/** The number of screens that need what is in `more`; the others load it without need. */
const minMore = 3;

/**
 * Returns the name of the file for a module that several screens need at their start: `shared` if Defense does, so that
 * Defense loads few files and nothing for others.
 */
export function sharedChunk(): (id: string, modules: Modules) => string | null {
  let screens: { first: Set<string>; others: Set<string>[] } | undefined;
  const loader = (name: string) => `${process.cwd()}/src/app/shell/${name}.ts`;
  return (id, modules) => {
    screens ??= {
      first: screensOf(loader('screens'), modules)[0] ?? new Set(),
      others: ['calculatorScreens', 'pageScreens'].flatMap((name) =>
        screensOf(loader(name), modules),
      ),
    };
    const count = screens.others.filter((needed) => needed.has(id)).length;
    if (screens.first.has(id)) return count >= 1 ? 'shared' : null;
    return count >= minMore ? 'more' : null;
  };
}
