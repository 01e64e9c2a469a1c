import type { ReactNode, Ref } from 'react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import {
  backgroundColor,
  fitFontSize,
  fontFamily,
  nameLineHeight,
  textColor,
  wrapName,
} from './pictureStyle.ts';

// Lengths are in pixels at the natural size of the picture.
export const pictureMargin = 24;

/** The top of the first row, below the title and the names of the columns. */
export const firstRowY = pictureMargin + 92;

/** The last baseline of the names of the columns. */
export const columnNameY = firstRowY - 12;

/**
 * Draws a table with its title as an SVG image that needs no style sheet; the children are its
 * rows.
 */
export function PictureSvg({
  ref,
  contentWidth,
  rowsHeight,
  label,
  title,
  titleFontSize,
  className,
  children,
}: {
  ref: Ref<SVGSVGElement>;
  /** Without the margins. */
  contentWidth: number;
  /** The height of all rows. */
  rowsHeight: number;
  label: string;
  /** The title after the name of the site. */
  title: string;
  titleFontSize: number;
  className: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const width = contentWidth + 2 * pictureMargin;
  const height = firstRowY + rowsHeight + pictureMargin;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      role="img"
      aria-label={label}
      fontFamily={fontFamily}
      fontSize={14}
      fill={textColor}
    >
      <rect width={width} height={height} fill={backgroundColor} />
      <text
        x={pictureMargin}
        y={pictureMargin + titleFontSize + 2}
        fontSize={titleFontSize}
        fontWeight={700}
      >
        {`${t('shell.title')} · ${title}`}
      </text>
      {children}
    </svg>
  );
}

/** Draws a name in up to three lines. */
export function PictureName({
  name,
  x,
  y,
  anchor,
}: {
  name: string;
  x: number;
  /** The baseline of the last line. */
  y: number;
  anchor: 'start' | 'middle';
}) {
  const lines = wrapName(name);
  return (
    <text textAnchor={anchor} fontSize={fitFontSize(lines)} fontWeight={600}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={y - (lines.length - 1 - index) * nameLineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
