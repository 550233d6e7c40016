import { useLocale } from 'next-intl';
import { pathOf, roughWidth, type Stroke } from '@/lib/lists/chart-sheet';
import { isField, pictureDrawing, type Picture } from '@/lib/lists/picture';
import classes from './paper-list.module.css';

/** Pixels, portrait and landscape. */
const UPRIGHT = { width: 700, height: 230 };
const ACROSS = { width: 1040, height: 260 };
/** A scatter chart needs more height. */
const FIELD = { height: 400 };

interface PaperChartProps {
  readonly chart: Picture;
  /** Landscape. */
  readonly wide: boolean;
  /** Whether the paper has another title. */
  readonly titled: boolean;
}

const Strokes = ({ strokes }: { strokes: readonly Stroke[] }) =>
  strokes.map((stroke, at) => (
    <path
      key={at}
      d={pathOf(stroke)}
      fill="none"
      stroke={stroke.colour}
      strokeWidth={stroke.width}
      strokeDasharray={stroke.dash.join(' ') || undefined}
      strokeLinejoin="round"
    />
  ));

/** Chart for the browser's printing; its figures are in the table below. */
export function PaperChart({ chart, wide, titled }: PaperChartProps) {
  const locale = useLocale();
  const frame = { ...(wide ? ACROSS : UPRIGHT), ...(isField(chart) && FIELD) };
  const shapes = pictureDrawing(chart, { ...frame, size: 10, locale, titled, measure: roughWidth });
  return (
    <svg
      className={classes['chart']}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={chart.title}
    >
      <Strokes strokes={shapes.grid} />
      {shapes.bars.map(({ x, y, width, height, fill, outline }, at) => (
        <rect
          key={at}
          x={x}
          y={y}
          width={width}
          height={height}
          fill={fill}
          stroke={outline}
          strokeWidth={0.5}
          rx={1}
        />
      ))}
      <Strokes strokes={shapes.strokes} />
      {shapes.texts.map(({ text, x, y, size, anchor, weight, colour }, at) => (
        <text key={at} x={x} y={y} fontSize={size} fontWeight={weight} textAnchor={anchor} fill={colour}>
          {text}
        </text>
      ))}
    </svg>
  );
}
