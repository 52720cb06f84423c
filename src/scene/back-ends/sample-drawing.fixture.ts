import type { Drawing, Matrix, TextItem } from '../list/drawing.ts'

const still: Matrix = [1, 0, 0, 1, 0, 0]
const base = { layer: 'a', matrix: still, opacity: 1 }

export function textItem(text: string, more: Partial<TextItem> = {}): TextItem {
  return {
    ...base,
    kind: 'text',
    text,
    x: 20,
    y: 60,
    size: 24,
    spacing: 0,
    face: { family: 'gowun-batang', weight: 700 },
    fill: '#221F1C',
    advance: 24 * text.length * 0.8,
    ...more,
  }
}

/** One of every kind of item: gradient with opacity, dashes, runs in two colours, digits, Latin, a turned picture with a clip. */
export const sampleDrawing: Drawing = {
  width: 340,
  height: 189,
  bleed: 8,
  cut: 'rect',
  remarks: [],
  items: [
    {
      ...base,
      layer: '',
      kind: 'path',
      d: 'M-8 -8L348 -8L348 197L-8 197Z',
      evenOdd: false,
      fill: '#FBF7EF',
      stroke: null,
      strokeWidth: 0,
      dash: [],
      round: false,
    },
    {
      ...base,
      kind: 'picture',
      picture: 'photo',
      matrix: [0.9848, 0.1736, -0.1736, 0.9848, 20, -30],
      x: 210,
      y: 20,
      w: 120,
      h: 80,
      clip: 'M210 60C210 38 237 20 270 20C303 20 330 38 330 60C330 82 303 100 270 100C237 100 210 82 210 60Z',
      opacity: 0.9,
    },
    {
      ...base,
      kind: 'path',
      d: 'M0 120L340 120L340 189L0 189Z',
      evenOdd: false,
      fill: {
        type: 'linear',
        from: [0, 120],
        to: [340, 189],
        stops: [
          [0, '#8A3B2E', 1],
          [0.5, '#D9A441', 0.7],
          [1, '#2E5A8A', 0.1],
        ],
      },
      stroke: null,
      strokeWidth: 0,
      dash: [],
      round: false,
    },
    {
      ...base,
      kind: 'path',
      d: 'M20 110L200 110',
      evenOdd: false,
      fill: null,
      stroke: '#8A3B2E',
      strokeWidth: 2,
      dash: [6, 4],
      round: true,
    },
    textItem('오늘의 한 끼에 ', { advance: 145 }),
    textItem('온기를', { x: 165, fill: '#8A3B2E', advance: 66 }),
    textItem('아메리카노 4,500원', { y: 92, size: 16, spacing: 0.8, advance: 140, opacity: 0.8 }),
    textItem('AVATAR Coffee & 1998', {
      y: 160,
      size: 18,
      face: { family: 'lora', weight: 500 },
      fill: '#FFFFFF',
      advance: 190,
    }),
  ],
}
