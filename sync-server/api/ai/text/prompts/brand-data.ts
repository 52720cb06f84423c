import { withoutUnseen } from '#model/files/without-unseen.ts'
import { cutText } from '#model/text/cut-text.ts'
import { hidePersonalData } from './personal-data.ts'

/** Data of a prompt by name, the most important first. */
export type BrandData = Readonly<Record<string, string | readonly string[] | null | undefined>>

/** Of all data of a prompt together, in UTF-16 units. */
const atMost = 6_000

/**
 * Text of a brand as data: without signs that are not seen and without personal data, cut to what fits; empty entries are left
 * out.
 */
export function cleanData(data: BrandData): Record<string, string | string[]> {
  let left = atMost
  const take = (text: string) => {
    const taken = cutText(cleanText(text), left)
    left -= taken.length
    return taken
  }
  const entries = Object.entries(data).map(([name, value]): [string, string | string[]] => [
    name,
    typeof value === 'string' || !value ? take(value || '') : value.map(take).filter((text) => text !== ''),
  ])
  return Object.fromEntries(entries.filter(([, value]) => value.length > 0))
}

/** The data as one block, which no text in it can close. */
export function dataBlock(data: Readonly<Record<string, string | string[]>>): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return `<brand_data>${json}</brand_data>`
}

/** Everything that a text written from the data may use. */
export function textOfData(data: Readonly<Record<string, string | string[]>>): string {
  return Object.values(data).flat().join('\n')
}

function cleanText(text: string): string {
  const seen = text
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .map(withoutUnseen)
    .join('\n')
    .trim()
  return hidePersonalData(seen).text
}
