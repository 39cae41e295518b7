import '../chart-language.ts';
import type { Metrics } from '@encina/contract/activity';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { shortMonth, shortWeekday } from '../../../lib/dates.ts';

type Daily = Metrics['dailyActivity'];

/** Days between two labels, so that they fit on a telephone. */
const LABEL_EVERY = { bars: 1, line: 7 };
/** Steps of the minutes' axis. */
const STEPS = [5, 10, 15, 30, 60, 120, 240, 480];
/** A day of an hour fills half of the drawing at least: five minutes must not look like a mountain. */
const LEAST_TOP = 30;

/** The drawing alone, in canvas: whoever listens has the sentence and the table beside it. */
export function Plot({ daily, bars }: { daily: Daily; bars: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const div = place.current;
    if (!div) return;
    const indices = daily.map((_, at) => at);
    const minutes = daily.map((day) => day.minutes);
    const plot = new uPlot(optionsFor(div, daily, bars), [indices, minutes], div);
    const observer = new ResizeObserver(() =>
      plot.setSize({ width: div.clientWidth, height: div.clientHeight }),
    );
    observer.observe(div);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [daily, bars]);
  return <div ref={place} className="h-full min-w-0 overflow-hidden" />;
}

function optionsFor(div: HTMLDivElement, daily: Daily, bars: boolean): uPlot.Options {
  const style = getComputedStyle(div);
  const color = (name: string) => style.getPropertyValue(`--${name}`).trim();
  // Whole: uPlot reads no fractions of a pixel.
  const size = Math.max(16, Math.round(Number.parseFloat(style.fontSize) * 0.82));
  const font = `${size}px ${style.fontFamily}`;
  const axis = { stroke: color('ink'), font, ticks: { show: false } };
  const every = bars ? LABEL_EVERY.bars : LABEL_EVERY.line;
  const top = Math.max(LEAST_TOP, ...daily.map(({ minutes }) => minutes));
  return {
    width: div.clientWidth,
    height: div.clientHeight,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-0.6, daily.length - 0.4] },
      // Room for the number above the largest one.
      y: { range: [0, top * 1.18] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: size * 3.1,
        gap: 8,
        // Backwards from today, which always has a label.
        splits: () =>
          daily.map((_, at) => at).filter((at) => (daily.length - 1 - at) % every === 0),
        values: (_, splits) => splits.map((at) => labelOf(daily[at]?.day ?? '', bars)),
      },
      {
        ...axis,
        grid: { stroke: color('line'), width: 1.5 },
        size: size * 3,
        values: (_, splits) => splits.map(String),
        incrs: STEPS,
        space: 56,
      },
    ],
    series: [
      {},
      bars
        ? {
            fill: color('fill'),
            paths: uPlot.paths.bars?.({ size: [0.62, 84], radius: 0.18 }),
            points: { show: false },
          }
        : {
            stroke: color('fill'),
            width: 4,
            // The same colour, mostly transparent.
            fill: `${color('fill')}2e`,
            points: { show: true, size: 9, fill: color('fill'), stroke: color('fill') },
          },
    ],
    hooks: bars ? { draw: [(plot) => writeValues(plot, daily, color('ink'), size, style)] } : {},
  };
}

/** A letter or two over a number: `lun` over `16`; in a month, `16` over `nov`. */
function labelOf(day: string, bars: boolean): string {
  const date = Number(day.slice(8));
  return bars ? `${shortWeekday(day)}\n${date}` : `${date}\n${shortMonth(day)}`;
}

/** The minutes over each bar, so that nobody has to follow a line to the axis. */
function writeValues(
  plot: uPlot,
  daily: Daily,
  color: string,
  size: number,
  { fontFamily }: CSSStyleDeclaration,
): void {
  const { ctx } = plot;
  ctx.save();
  ctx.fillStyle = color;
  ctx.font = `650 ${size * uPlot.pxRatio}px ${fontFamily}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'bottom';
  for (const [at, { minutes }] of daily.entries()) {
    const [x, y] = [plot.valToPos(at, 'x', true), plot.valToPos(minutes, 'y', true)];
    ctx.fillText(String(minutes), x, y - 6 * uPlot.pxRatio);
  }
  ctx.restore();
}
