/** Memoizes `createFormat` by language and options, because creating an `Intl` format is slow. */
export function memoizeFormat<Options, Format>(
  createFormat: (language: string, options: Options) => Format,
) {
  const formats = new Map<string, Format>();
  return (language: string, options: Options): Format => {
    const key = language + JSON.stringify(options);
    const format = formats.get(key) ?? createFormat(language, options);
    formats.set(key, format);
    return format;
  };
}
