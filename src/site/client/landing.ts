import { composeFirstLines, type FirstAnswers } from '#model/composition/first-lines.ts'
import { languages } from '#model/language/languages.ts'
import { handoverKey, parseHandover, toHandover } from '#model/site/handover.ts'
import { isComposing } from '#ui/composing.ts'
import { colourOf, initialOf, loadTitleFont } from './own-look.ts'
import { readStored, remove, store } from './storage.ts'

/**
 * Writes the first page of a guide from what is typed into the first questions, stores it at each letter and takes it along
 * to the quest. It never writes into a field that has a text, so that no composition is broken.
 */
const hero = document.querySelector<HTMLElement>('[data-part=hero]')
const form = hero?.querySelector('form')
const fields = new Map(
  [...(form?.querySelectorAll<HTMLInputElement>('[data-answer]') ?? [])].map((field) => [
    field.dataset.answer ?? '',
    field,
  ]),
)
const language = languages.find(({ key }) => key === document.documentElement.lang)?.key ?? 'ko'
const answerOf = (name: string) => fields.get(name)?.value ?? ''
const answers = () => ({ name: answerOf('name'), service: answerOf('service'), target: answerOf('target') })

if (form) {
  form.addEventListener('input', () => {
    keepAnswers()
    show()
  })
  form.addEventListener('keydown', goToNextField)
  form.addEventListener('submit', () => keepAnswers(true))
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`a[href="${form.getAttribute('action')}"]`))
      keepAnswers(true)
  })
  restore()
  // Some browsers restore fields after the scripts, and on the way back.
  addEventListener('pageshow', restore)
}

/** What was typed before a reload, unless the browser has kept it or the visitor has begun again. */
function restore(): void {
  const kept = parseHandover(readStored(handoverKey))
  if ([...fields.values()].every(({ value }) => value === ''))
    for (const [name, field] of fields) field.value = kept?.[name as keyof FirstAnswers] ?? ''
  show()
}

function keepAnswers(isSent = false): void {
  const text = toHandover({ ...answers(), ...(isSent && { isSent }) })
  if (text === null) remove(handoverKey)
  else store(handoverKey, text)
}

/** Enter goes to the next question, and sends the last one. */
function goToNextField(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  const all = [...fields.values()]
  const next = all[all.indexOf(event.target) + 1]
  if (isComposing(event)) event.preventDefault()
  else if (next) {
    event.preventDefault()
    next.focus()
  }
}

function show(): void {
  const lines = composeFirstLines(answers(), language)
  const name = answerOf('name').trim()
  const texts: Readonly<Record<string, string>> = { ...lines, name, initial: initialOf(name, language) }
  for (const part of allOf('[data-fill]')) part.textContent = texts[part.dataset.fill ?? ''] ?? ''
  for (const part of allOf('[data-if], [data-unless]')) {
    const { if: given, unless = given } = part.dataset
    part.hidden = (texts[unless ?? ''] !== '') !== (given !== undefined)
  }
  const isBegun = Object.values(texts).some((text) => text !== '')
  for (const part of allOf('[data-part=own-sheet]')) {
    part.hidden = !isBegun
    part.dataset.colour = String(colourOf(name))
  }
  if (isBegun) loadTitleFont()
  for (const part of allOf('[data-part=example-sheet]')) part.hidden = isBegun
}

function allOf(selector: string): readonly HTMLElement[] {
  return [...(hero?.querySelectorAll<HTMLElement>(selector) ?? [])]
}
