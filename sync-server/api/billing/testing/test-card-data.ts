import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '#server/database/open.ts'
import { scanForPattern } from '#server/database/test-rows.ts'
import { cardBody, cardNumbers } from './test-payments.ts'

/*
 * What of a card may exist nowhere but in the memory of one request: its number, also in groups or encoded, the birthday of its
 * holder, the digits of its password and its CVC.
 */

const refusedNumber = '4111111111111111'
const { birth } = cardBody('')

/** Understood by JavaScript and by PostgreSQL. */
const pattern = [
  ...[...Object.values(cardNumbers), refusedNumber].flatMap((number) => [
    (number.match(/\d{4}/g) ?? []).join('[ -]?'),
    Buffer.from(number).toString('hex'),
    Buffer.from(number).toString('base64').slice(0, 21),
  ]),
  // Six digits may be part of any number or instant.
  `(?<![\\w.:+-])${birth}(?![\\w.:+-])`,
  // Quotes within quotes are escaped or doubled.
  `(?:birth|identity|idNo|customerIdentityNumber|pw2|pw2Digit|cardPw|cardPassword|cvc|cvv)["'\\\\]*\\s*[:=]\\s*["'\\\\]*\\d`,
].join('|')

interface Searched {
  readonly pool: Database['pool']
  /** Where files and mails are. */
  readonly dataDir?: string
  /** Lines that were logged. */
  readonly logged: string
}

/** What of a card was found in tables, the log, or files, as `place: text`. Throws where there was nothing to search. */
export async function findCardData({ pool, dataDir, logged }: Searched): Promise<readonly string[]> {
  const files = dataDir === undefined ? [] : readFiles(dataDir)
  if (logged === '' || (dataDir !== undefined && files.length === 0))
    throw new Error('There are no logs or no files.')
  const texts = [['log', logged] as const, ...files]
  return [
    ...texts.flatMap(([place, text]) =>
      (text.match(new RegExp(pattern, 'g')) ?? []).map((it) => `${place}: ${it}`),
    ),
    ...(await scanForPattern(pool, pattern)),
  ]
}

function readFiles(folder: string): (readonly [string, string])[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path, readFileSync(path, 'latin1')] as const)
}
