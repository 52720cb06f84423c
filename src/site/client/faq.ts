import { cutText } from '#model/text/cut-text.ts'
import { findFaqs } from '../faq/find-faqs.ts'
import { whenLoaded } from './when-loaded.ts'

/** Searches the questions while the visitor types, and opens the one that the address names. */
const field = document.querySelector<HTMLInputElement>('search input')
const rows = [...document.querySelectorAll<HTMLDetailsElement>('section details[id]')].map((row) => ({
  row,
  question: row.querySelector('summary')?.textContent ?? '',
  answer: row.querySelector('p')?.textContent ?? '',
}))

if (field) {
  const searchTyped = () => {
    search(field.value)
    const q = field.value.trim()
    history.replaceState(null, '', q === '' ? location.pathname : `?${new URLSearchParams({ q })}`)
  }
  field.addEventListener('input', searchTyped)
  document.querySelector('[data-action=clear]')?.addEventListener('click', () => {
    field.value = ''
    field.dispatchEvent(new Event('input'))
    field.focus()
  })
  // The visitor may have typed before the script was there.
  if (field.value !== '') searchTyped()
  else {
    field.value = cutText(new URLSearchParams(location.search).get('q') ?? '', 100)
    search(field.value)
  }
}
addEventListener('hashchange', openLinked)
// The browser moves the focus to the target of the address once the page is loaded.
whenLoaded(openLinked)
for (const { row } of rows) row.addEventListener('toggle', () => noteLinked(row))

function search(query: string): void {
  const found = new Set(findFaqs(rows, query).map(({ row }) => row))
  for (const { row } of rows) row.hidden = !found.has(row)
  for (const section of document.querySelectorAll<HTMLElement>('section[id^=category-]'))
    section.hidden = !section.querySelector('details:not([hidden])')
  const isSearched = query.trim() !== ''
  const count = document.querySelector<HTMLElement>('[data-part=found]')
  const none = document.querySelector<HTMLElement>('[data-part=none]')
  const number = count?.querySelector('[data-fill=count]')
  if (!count || !none || !number) return
  number.textContent = String(found.size)
  count.hidden = !isSearched || found.size === 0
  none.hidden = found.size > 0
}

function openLinked(): void {
  const row = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (!(row instanceof HTMLDetailsElement)) return
  row.open = true
  row.scrollIntoView()
  row.querySelector('summary')?.focus({ preventScroll: true })
}

/** The address names the question that was opened last, so that it can be sent to others. */
function noteLinked(row: HTMLDetailsElement): void {
  const isLinked = decodeURIComponent(location.hash.slice(1)) === row.id
  if (row.open === isLinked) return
  const { pathname, search } = location
  history.replaceState(null, '', `${pathname}${search}${row.open ? `#${row.id}` : ''}`)
}
