import { strategy } from '#model/documents/strategy.ts'
import { type Html, html } from '#server/http/html.ts'
import type { SharedGuide } from '../shared-guide.ts'
import type { PageWords } from '../words.ts'
import type { Chapter } from './chapter.ts'
import { langOf, sourceMark } from './language-of-text.ts'

type Strategy = NonNullable<SharedGuide['strategy']>

const { personality, positioning } = strategy

/** Chapters of the strategy for who writes for the brand: keywords, voice and personas. */
export function strategyChapters({ keywords, voice, personas }: Strategy, words: PageWords): Chapter[] {
  const chapter = (id: string, section: string, content: Html | null) => ({
    id,
    name: words.section(`strategy/${section}`),
    updatedAt: null,
    content,
  })
  return [
    chapter('keyword', 'personality/keyword', keywords && keywordsOf(keywords, words)),
    chapter('voice', 'personality/voice', voice && voiceOf(voice, words)),
    chapter('persona', 'positioning/persona', personas && personasOf(personas, words)),
  ]
}

function keywordsOf(keywords: readonly string[], words: PageWords): Html | null {
  if (keywords.length === 0) return null
  return html`<ol class="keywords">${keywords.map((word) => html`<li${langOf(word, words)}>${word}${sourceMark(word, words)}</li>`)}</ol>`
}

function voiceOf({ individuality, voiceTone, attention }: NonNullable<Strategy['voice']>, words: PageWords) {
  return linesOf(
    [
      [words.label(personality.individuality.path), individuality],
      [words.label(personality.voiceTone.path), voiceTone],
      [words.label(personality.attention.path), attention],
    ],
    words,
  )
}

function personasOf(personas: NonNullable<Strategy['personas']>, words: PageWords): Html | null {
  const shown = personas.flatMap(({ name, about, ...texts }) => {
    const label = (of: string) => words.label(`${positioning.personas.path}/${of}`)
    const lines = linesOf(
      Object.entries(texts).map(([of, text]) => [label(of), text] as const),
      words,
    )
    if (name === null && about === null && lines === null) return []
    return [
      html`<section class="persona"><h3${langOf(name ?? '', words)}>${name ?? about}${sourceMark(name ?? '', words)}</h3>${name !== null && about !== null && html`<p class="quiet">${about}</p>`}${lines}</section>`,
    ]
  })
  return shown.length === 0 ? null : html`${shown}`
}

function linesOf(
  lines: readonly (readonly [label: string, text: string | null])[],
  words: PageWords,
): Html | null {
  const given = lines.flatMap(([label, text]) => (text === null ? [] : [{ label, text }]))
  if (given.length === 0) return null
  return html`<dl class="lines">${given.map(({ label, text }) => html`<div><dt>${label}</dt><dd${langOf(text, words)}>${text}${sourceMark(text, words)}</dd></div>`)}</dl>`
}
