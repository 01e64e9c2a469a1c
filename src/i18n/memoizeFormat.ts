/** Memoizes `make` by language and options, because creating an `Intl` format is slow. */
export function memoizeFormat<Options, Format>(
  make: (language: string, options: Options) => Format,
) {
  const formats = new Map<string, Format>();
  return (language: string, options: Options): Format => {
    const key = language + JSON.stringify(options);
    const format = formats.get(key) ?? make(language, options);
    formats.set(key, format);
    return format;
  };
}
