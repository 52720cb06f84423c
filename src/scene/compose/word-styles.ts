import type { TextLayer } from '../body/body.ts'
import type { WordKind } from './layout-request.ts'

export interface WordStyle {
  /** Of the size of the headline. */
  readonly ratio: number
  /** Of the least size of the page. */
  readonly least: number
  /** Of the measure of the page. */
  readonly most: number
  /** Space above it where it is not the first of its box, of its own size. */
  readonly above: number
  readonly look: Pick<TextLayer, 'role' | 'font' | 'weight' | 'lineHeight' | 'spacing' | 'balance'>
}

const main = ['{font.korMain}'] as const
const sub = ['{font.korSub}', '{font.korMain}'] as const

export const wordStyles: Readonly<Record<WordKind, WordStyle>> = {
  headline: {
    ratio: 1,
    least: 1.3,
    most: 0.3,
    above: 0,
    look: { role: 'headline', font: main, weight: 700, lineHeight: 1.2, spacing: -0.02, balance: true },
  },
  body: {
    ratio: 0.36,
    least: 1,
    most: 0.042,
    above: 0.9,
    look: { role: 'body', font: sub, weight: 400, lineHeight: 1.5, spacing: 0, balance: true },
  },
  price: {
    ratio: 0.7,
    least: 1.1,
    most: 0.1,
    above: 0.6,
    look: { role: 'price', font: main, weight: 700, lineHeight: 1.2, spacing: -0.01 },
  },
  date: {
    ratio: 0.36,
    least: 1,
    most: 0.042,
    above: 0.7,
    look: { role: 'date', font: sub, weight: 500, lineHeight: 1.4, spacing: 0, balance: true },
  },
  cta: {
    ratio: 0.38,
    least: 1,
    most: 0.042,
    above: 1.2,
    look: { role: 'cta', font: main, weight: 700, lineHeight: 1.3, spacing: 0 },
  },
}

/** Around the words of a button, of their size. */
export const buttonSpace = { across: 1.1, down: 0.5 } as const
