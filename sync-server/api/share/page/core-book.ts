import { storyOf } from '#model/composition/story-prose.ts'
import { guide } from '#model/documents/guide.ts'
import { says } from '#model/text/says.ts'
import { type Html, html } from '#server/http/html.ts'
import type { SharedGuide } from '../shared-guide.ts'
import type { PageWords } from '../words.ts'
import type { Chapter } from './chapter.ts'
import { langOf, sourceMark } from './language-of-text.ts'

type Core = NonNullable<SharedGuide['core']>

/** Chapters of the brand core: purpose, story, vision and values. */
export function coreChapters(core: Core, brandName: string, words: PageWords): Chapter[] {
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
      content: story && storyOfBrand(story, brandName, words),
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
      content: values && valuesOf(values, words),
    },
  ]
}

/** The story under its own name where it is one text, else each answer under its question. */
function storyOfBrand(story: NonNullable<Core['story']>, brandName: string, words: PageWords): Html | null {
  const told = joined(story, brandName, words)
  return answersOf(told, 'background', words, told === story ? undefined : words.say('story'))
}

/**
 * The story as one text, as in the guide. Where some of it is not translated, each answer stands by itself: one sentence is not in
 * two languages.
 */
function joined(story: NonNullable<Core['story']>, brandName: string, words: PageWords) {
  const { background, what, how, achieve, service } = story
  const untranslated = words.texts?.untranslated ?? []
  if ([background, what, how, achieve].some((text) => text !== null && untranslated.includes(text)))
    return story
  const text = storyOf(
    {
      [guide.info.name.path]: brandName,
      [guide.core.background.path]: background,
      [guide.core.what.path]: what,
      [guide.core.how.path]: how,
      [guide.core.achieve.path]: achieve,
    },
    words.language,
  )
  return { background: text, what, how, achieve, service }
}

/**
 * The leading answer in large type, under `leadName` or its question, in columns below it the others that it does not say already;
 * empty ones are left out.
 */
function answersOf(
  answers: Readonly<Record<string, string | null>>,
  lead: string,
  words: PageWords,
  leadName?: string,
): Html | null {
  const given = Object.entries(answers).filter(([, text]) => text?.trim())
  if (given.length === 0) return null
  const part = ([name, text]: (typeof given)[number]) =>
    html`<div><dt>${(name === lead && leadName) || words.label(`core.${name}`)}</dt><dd${langOf(text ?? '', words)}>${text}${sourceMark(text ?? '', words)}</dd></div>`
  const lines = given.filter(([name, text]) => name !== lead && !says(answers[lead] ?? '', text ?? ''))
  return html`${given.filter(([name]) => name === lead).map((each) => html`<dl class="lead">${part(each)}</dl>`)}${
    lines.length > 0 && html`<dl class="lines">${lines.map(part)}</dl>`
  }`
}

function valuesOf(values: NonNullable<Core['values']>, words: PageWords): Html | null {
  const given = values.filter(({ keyword }) => keyword?.trim())
  if (given.length === 0) return null
  return html`<dl class="values">${given.map(
    ({ keyword, description }) =>
      html`<div><dt${langOf(keyword ?? '', words)}>${keyword}</dt><dd${langOf(description ?? '', words)}>${description}${sourceMark(description ?? '', words)}</dd></div>`,
  )}</dl>`
}
