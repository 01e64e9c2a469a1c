/** What `make` makes for a language and options, made once: that takes longer than to use it. */
export function kept<Options, Format>(make: (language: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (language: string, options: Options): Format => {
    const wish = language + JSON.stringify(options);
    const format = formats.get(wish) ?? make(language, options);
    formats.set(wish, format);
    return format;
  };
}
