import type { SharedGuide } from '../shared-guide.ts'
import type { Chapter } from './chapter.ts'
import { type Html, html } from './html.ts'
import { langOf } from './language-of-text.ts'
import type { PageWords } from './words.ts'

type Core = NonNullable<SharedGuide['core']>

/** Chapters of the brand core: purpose, story, vision and values. */
export function coreChapters(core: Core, words: PageWords): Chapter[] {
  const { purpose, story, vision, values, approval, updatedAt } = core
  return [
    {
      id: 'purpose',
      name: words.section('core/purpose'),
      approval: approval.purpose,
      updatedAt,
      content: purpose && answersOf(purpose, 'purposeManifesto', words),
    },
    {
      id: 'story',
      name: words.section('core/story'),
      approval: approval.story,
      updatedAt,
      content: story && answersOf(story, 'background', words),
    },
    {
      id: 'vision',
      name: words.section('core/vision'),
      approval: approval.vision,
      updatedAt,
      content: vision && answersOf(vision, 'visionManifesto', words),
    },
    {
      id: 'value',
      name: words.section('core/value'),
      approval: approval.value,
      updatedAt,
      content: values && valuesOf(values),
    },
  ]
}

/** The leading answer in large type, the others in columns below it; empty ones are left out. */
function answersOf(
  answers: Readonly<Record<string, string | null>>,
  lead: string,
  words: PageWords,
): Html | null {
  const given = Object.entries(answers).filter(([, text]) => text?.trim())
  if (given.length === 0) return null
  const part = ([name, text]: (typeof given)[number]) =>
    html`<div><dt>${words.label(`core.${name}`)}</dt><dd${langOf(text ?? '')}>${text}</dd></div>`
  const lines = given.filter(([name]) => name !== lead)
  return html`${given.filter(([name]) => name === lead).map((each) => html`<dl class="lead">${part(each)}</dl>`)}${
    lines.length > 0 && html`<dl class="lines">${lines.map(part)}</dl>`
  }`
}

function valuesOf(values: NonNullable<Core['values']>): Html | null {
  const given = values.filter(({ keyword }) => keyword?.trim())
  if (given.length === 0) return null
  return html`<dl class="values">${given.map(
    ({ keyword, description }) =>
      html`<div><dt${langOf(keyword ?? '')}>${keyword}</dt><dd${langOf(description ?? '')}>${description}</dd></div>`,
  )}</dl>`
}
