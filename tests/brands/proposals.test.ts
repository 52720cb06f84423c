import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BrandVoice } from '#model/voice/brand-voice.ts'
import { checkText } from '#model/voice/check-text.ts'
import { brandProposals } from '../support/brand-proposals.ts'

const proposals = brandProposals()

test('forty brands get the sentences that were read and approved', () => {
  // After a change: node tests/tools/write-brand-proposals.ts, then read the difference.
  expect(proposals).toBe(readFileSync('tests/fixtures/brands/proposals.txt', 'utf8'))
})

test('they speak in one voice, with the right particles, and say no word twice', () => {
  const found = proposals.split('\n\n').flatMap((part) => {
    const [head = '', ...lines] = part.trim().split('\n')
    const voice: BrandVoice = {
      names: [head.replace('# ', '')],
      register: 'haeyo',
      avoided: [],
      avoidsExclamation: false,
      avoidsEmoji: false,
      keywords: [],
    }
    return lines.flatMap((line) =>
      checkText(line.replace(/^\S+( [A-Z]+)? {2}/, ''), voice)
        .filter(({ kind }) => kind === 'voice' || kind === 'particle' || kind === 'doubled')
        .map(({ kind, sentence }) => `${head} ${kind}: ${sentence}`),
    )
  })
  expect(found).toEqual([])
})
