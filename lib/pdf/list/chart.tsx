import { pathOf, type Stroke } from '../../reports/chart-sheet';
import { pictureShapes } from '../../reports/picture';
import type { ListData } from '../document';
import { FONT_FAMILY, joinable, type Typeface } from '../fonts';
import type { Pdf } from '../pdf';
import { chartHeight, CHART, pageSize, PAGE, TEXT } from './measures';

/** Chart above a list's table; nothing for a list without one. */
export function chart({ Svg, Path, Rect, Text }: Pdf, face: Typeface, { paper, locale }: ListData) {
  if (!paper.chart) return null;
  const width = pageSize(paper).width - 2 * PAGE.side;
  const printable = (text: string) => joinable(face.printable(text));
  const height = chartHeight(paper);
  const shapes = pictureShapes(paper.chart, {
    width,
    height,
    size: TEXT.size - 1,
    locale,
    titled: paper.chart.title !== paper.title,
    measure: (text, size, weight) => face.widthOf(printable(text), size, weight),
  });
  const drawn = (strokes: readonly Stroke[]) =>
    strokes.map((stroke, at) => (
      <Path
        key={at}
        d={pathOf(stroke)}
        fill="none"
        stroke={stroke.colour}
        strokeWidth={stroke.width}
        {...(stroke.dash.length > 0 && { strokeDasharray: stroke.dash.join(' ') })}
      />
    ));
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} style={{ width, height, marginBottom: CHART.below }}>
      {drawn(shapes.grid)}
      {shapes.bars.map(({ x, y, width: wide, height: high, fill, outline }, at) => (
        <Rect key={at} x={x} y={y} width={wide} height={high} fill={fill} stroke={outline} strokeWidth={0.4} />
      ))}
      {drawn(shapes.strokes)}
      {shapes.texts.map(({ text, x, y, size, anchor, weight, colour }, at) => (
        <Text
          key={at}
          x={x}
          y={y}
          fill={colour}
          textAnchor={anchor}
          style={{ fontFamily: FONT_FAMILY, fontSize: size, fontWeight: weight }}
        >
          {printable(text)}
        </Text>
      ))}
    </Svg>
  );
}
