import { languages } from '#model/language/languages.ts'
import { Html, html } from '#server/http/html.ts'
import { titleOf } from '../cover-look.ts'
import type { LogoForms } from '../logo-forms.ts'
import type { SharedGuide } from '../shared-guide.ts'
import type { PageWords } from '../words.ts'
import { type Chapter, chapterOf } from './chapter.ts'
import { coreChapters } from './core-book.ts'
import { coverOf } from './cover.ts'
import { downloadsChapter } from './download-links.ts'
import { type Addresses, generalTags, previewTags, siteName } from './preview-tags.ts'
import { seal, sealDrawing } from './seal.ts'
import { fontRoles } from './specimens.ts'
import { strategyChapters } from './strategy-book.ts'
import type { LockFault } from './unlock.ts'
import { visualChapters } from './visual-book.ts'

export interface PageFiles {
  /** Key of the link, for the addresses of its downloads. */
  readonly key: string
  readonly addresses: Addresses
  readonly forms: LogoForms
  /** Style sheet of the page and of the brand. */
  readonly style: string
  readonly script: string
  /** true: the page was opened with a password, so its script keeps no copy for reading offline. */
  readonly isUnkept?: boolean
}

/** The shared guide as a complete HTML page that works without scripts. */
export function guidePage(guide: SharedGuide, pageWords: PageWords, files: PageFiles): string {
  const { forms } = files
  const words = { ...pageWords, texts: guide.texts }
  const { brand, core, visual, strategy } = guide
  const chapters = [
    ...(core ? coreChapters(core, brand.name, words) : []),
    ...(strategy ? strategyChapters(strategy, words) : []),
    ...(visual ? visualChapters(visual, { shared: guide, forms }, words) : []),
    downloadsChapter(guide, files.key, words),
  ].filter(({ content }) => content !== null)
  const subtitle = words.say(titleOf(guide))
  return pageOf(
    {
      title: `${brand.name} · ${subtitle}`,
      isOfBrand: visual?.colors?.main != null,
      tags: previewTags(guide, files.addresses, words),
      body: html`<a class="skip" href="#main">${words.say('skip')}</a>
${toolbar(words, { isShown: true, texts: guide.texts })}
<div class="sheet">
${coverOf(guide, forms, words)}
<div class="inside">
${chapters.length > 1 && contentsOf(chapters, words)}
<main id="main" tabindex="-1">${
        chapters.length > 0
          ? chapters.map((chapter) => chapterOf(chapter, words))
          : html`<p class="nothing">${words.say('nothing')}</p>`
      }</main>
<footer class="foot"><p><a href="/">${seal(18)}${words.say('madeWith')}</a></p></footer>
</div>
</div>
${fontLinks(visual)}`,
    },
    words,
    files,
  )
}

/** The page for a link that does not exist or was revoked. */
export function notFoundPage(words: PageWords, files: Pick<PageFiles, 'style' | 'script'>): string {
  const text = html`<p>${words.say('lostText')}</p><ul><li>${words.say('lostAddress')}</li><li>${words.say('lostAsk')}</li></ul>`
  return withoutGuide({ title: words.say('lostTitle'), text }, words, files)
}

/** The page for a link that this release cannot show yet. */
export function notReadyPage(words: PageWords, files: Pick<PageFiles, 'style' | 'script'>): string {
  return withoutGuide(
    { title: words.say('soonTitle'), text: html`<p>${words.say('soonText')}</p>` },
    words,
    files,
  )
}

/** The page instead of a download by a link that has sent all of a day. `hours`: until it goes on. */
export function usedUpPage(
  words: PageWords,
  files: Pick<PageFiles, 'style' | 'script'>,
  hours: number,
): string {
  const text = html`<p>${words.say('usedUpText', { hours })}</p>`
  return withoutGuide({ title: words.say('usedUpTitle'), text }, words, { ...files, isUnkept: true })
}

/** The page of a link with a password, before it is given: nothing of the brand is on it. */
export function lockedPage(
  words: PageWords,
  files: Pick<PageFiles, 'style' | 'script'>,
  fault: LockFault | null,
): string {
  const said = fault && words.say(fault === 'wrong' ? 'wrongPassword' : 'tooManyTries')
  const text = html`<p>${words.say('lockedText')}</p><form class="unlock" method="post"><label for="password">${words.say('password')}</label><input id="password" name="password" type="password" autocomplete="off" required maxlength="256"${said ? html` aria-invalid="true" aria-describedby="fault"` : null} autofocus>${said && html`<p class="fault" id="fault" role="alert">${said}</p>`}<button class="button" type="submit">${words.say('unlock')}</button></form>`
  return withoutGuide({ title: words.say('lockedTitle'), text }, words, { ...files, isUnkept: true })
}

function withoutGuide(
  { title, text }: { title: string; text: Html },
  words: PageWords,
  files: Pick<PageFiles, 'style' | 'script' | 'isUnkept'>,
): string {
  return pageOf(
    {
      title,
      isOfBrand: false,
      tags: generalTags(title, words),
      body: html`${toolbar(words, { isShown: false })}<main class="lost" id="main"><h1><span class="hidden">${title}</span><span class="cells" aria-hidden="true">${[...title].map((letter) => html`<i>${letter}</i>`)}</span></h1>${text}<p><a class="button" href="/">${words.say('home')}</a></p></main>${fontLinks(null)}`,
    },
    words,
    files,
  )
}

/** A whole page around its body. */
export function pageOf(
  { title, isOfBrand, tags, body }: { title: string; isOfBrand: boolean; tags: Html; body: Html },
  words: PageWords,
  { style, script, isUnkept }: Pick<PageFiles, 'style' | 'script' | 'isUnkept'>,
): string {
  const attributes = isOfBrand ? html` data-brand-colour` : null
  return html`<!doctype html>
<html lang="${words.language}"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${title} | ${siteName(words)}</title>
${tags}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${new Html(style)}</style>
<script>${new Html(script)}</script>
</head>
<body data-copied="${words.say('copied')}"${isUnkept ? html` data-unkept` : null}>
${sealDrawing}
<p class="notice" id="offline" role="status" hidden>${words.say('offline')}</p>
${body}
</body>
</html>
`.markup
}

interface Toolbar {
  /** There is something to read, which readers can pass on and print. */
  readonly isShown: boolean
  readonly texts?: SharedGuide['texts']
}

/** Where the guide has translations, the languages that it can be read in, else all languages of the page. */
export function toolbar(words: PageWords, { isShown, texts }: Toolbar): Html {
  const readable = texts && [texts.source, ...texts.offered, words.language]
  const links = languages
    .filter(({ key }) => readable?.includes(key) ?? true)
    .map(({ key, tag, name }) =>
      key === words.language
        ? html`<li><a href="?lang=${key}" lang="${tag}" aria-current="true">${name}</a></li>`
        : html`<li><a href="?lang=${key}" lang="${tag}" hreflang="${tag}">${name}</a></li>`,
    )
  return html`<nav class="tools" aria-label="${words.say('language')}"><ul>${links}</ul><div class="buttons" hidden><button type="button" data-act="theme">${words.say('theme')}</button>${isShown && html`<button type="button" data-act="send" hidden>${words.say('send')}</button><button type="button" data-act="copy-address" hidden>${words.say('copyAddress')}</button><button type="button" data-act="print">${words.say('print')}</button>`}</div></nav>`
}

function contentsOf(chapters: readonly Chapter[], words: PageWords): Html {
  return html`<nav class="contents" aria-label="${words.say('chapters')}"><ul>${chapters.map(
    ({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`,
  )}</ul></nav>`
}

/** Those of the page and of a brand. At the end of the body, so that the text does not wait for fonts. */
export function fontLinks(visual: SharedGuide['visual'] | null): Html {
  const sheets = new Set(['/fonts/pretendard/400.css', '/fonts/pretendard/700.css'])
  for (const role of fontRoles) {
    const font = visual?.typography?.[role]
    if (font) sheets.add(font.cssPath.replace('index.css', `${font.weightValue}.css`))
  }
  return html`${[...sheets].map((href) => html`<link rel="stylesheet" href="${href}">`)}`
}
