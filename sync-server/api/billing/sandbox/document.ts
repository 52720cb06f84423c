import { join } from 'node:path'
import type { Language } from '#model/language/languages.ts'
import { type Html, html } from '#server/http/html.ts'
import { readStyle } from '#server/http/read-style.ts'
import { wordsOf } from './words.ts'

export interface Page {
  readonly title: string
  readonly body: Html
}

export const style = readStyle(join(import.meta.dirname, 'sandbox.css'))

/** A page without scripts. null: there is nothing at its address. */
export function renderPage(language: Language, page: Page | null): string {
  const words = wordsOf(language)
  const { title, body } = page ?? { title: words.lostTitle, body: html`<p>${words.lost}</p>` }
  // The style is trusted, and is signed as it is.
  const sheet = { markup: `<style>${style}</style>` }
  const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${words.bar}</title>`
  const main = html`<header class="bar"><p>${words.bar}</p></header>
<main><div class="card"><h1>${title}</h1>${body}</div></main>
<link rel="stylesheet" href="/fonts/pretendard/400.css"><link rel="stylesheet" href="/fonts/pretendard/700.css">`
  return `<!doctype html><html lang="${language}"><head>${head.markup}${sheet.markup}</head><body>${main.markup}</body></html>`
}

/** Names with what they are. */
export const facts = (rows: readonly (readonly [name: string, value: string])[]): Html =>
  html`<dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`

export interface Press {
  /** Where its form is sent to. */
  readonly to: string
  readonly words: string
  readonly look?: 'ink' | 'quiet'
}

export const presses = (of: readonly Press[]): Html =>
  html`<form method="post" class="presses">${of.map(
    ({ to, words, look }) => html`<button formaction="${to}" class="${look ?? 'plain'}">${words}</button>`,
  )}</form>`

export const leadTo = (url: string, words: string): Html =>
  html`<p class="presses"><a class="button" href="${url}">${words}</a></p>`
