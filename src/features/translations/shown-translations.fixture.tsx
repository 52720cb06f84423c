import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { vi } from 'vitest'
import * as Y from 'yjs'
import { noteFirstContent } from '#engine/browser/first-content.ts'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { DocumentContext } from '#engine/documents/react/DocumentProvider.tsx'
import { storeLanguage } from '#engine/identity/language.ts'
import { endSession, startSession } from '#engine/identity/session.ts'
import { loadWorkbook } from '#kits/words/content.ts'
import type { SingleKind } from '#model/document-kinds/names.ts'
import { guide as guideFields } from '#model/documents/guide.ts'
import { translations } from '#model/documents/translations.ts'
import type { Language } from '#model/language/languages.ts'
import { TranslationsPage } from './TranslationsPage.tsx'

export interface ShownTranslations {
  readonly guide: OpenDocument
  readonly open: OpenDocument
  /** Another device: what it does arrives by `receive`. */
  readonly other: Y.Doc
  receive(): Promise<void>
  text(language: Language, key: string): string
  source(language: Language, key: string): string | null
  close(): Promise<void>
}

interface Options {
  readonly isReadOnly?: boolean
  readonly isLocal?: boolean
  readonly lang?: string
  /** Media queries that match. */
  readonly media?: RegExp
  /** What the guide and the translations hold before they are shown; the guide has a background. */
  readonly fill: (guide: Y.Doc, translated: Y.Doc) => void
}

const { core } = guideFields
let brands = 100

/** The screen with the documents of this device alone. */
export async function showTranslations(options: Options): Promise<ShownTranslations> {
  const { isReadOnly = false, isLocal = false, lang = 'en', media = /min-width: 1280px/, fill } = options
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  storeLanguage('ko')
  noteFirstContent()
  startSession({ idAccount: 7, email: 'ji@ongi.example', fullName: '최지우', image: null }, 'a token')
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: media.test(query) }),
  )
  await loadWorkbook('core', 'info', 'strategy')
  brands += 1
  const idBrand = brands
  const openReady = async (name: SingleKind): Promise<OpenDocument> => {
    const opened = openDocument({ account: null, brand: `local-${idBrand}`, name, address: null })
    await vi.waitFor(() => {
      if (opened.phase.get() !== 'ready') throw new Error('the document is not open yet')
    })
    return opened
  }
  const [open, guide] = await Promise.all([openReady('translations'), openReady('guide')])
  fill(guide.doc, open.doc)
  // Answers follow the document within a frame.
  await vi.waitFor(() => {
    if (guide.answers.get()[core.background.path] === '') throw new Error('the answers are not there yet')
  })
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(open.doc))
  // The documents are on this device alone; the screen takes the brand for one of an account.
  const viewOf = (opened: OpenDocument) => ({
    document: isLocal ? opened : { ...opened, brand: idBrand },
    isReadOnly,
  })
  const view = viewOf(open)
  const views = { current: view, byName: { translations: view, guide: viewOf(guide) } }
  const { unmount } = await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <DocumentContext value={views}>
          <Shown lang={lang} />
        </DocumentContext>
      </I18nProvider>,
    ),
  )
  return {
    guide,
    open,
    other,
    receive: () => act(async () => Y.applyUpdate(open.doc, Y.encodeStateAsUpdate(other), 'relay')),
    text: (language, key) => translations.translated[language].at(key).read(open.doc),
    source: (language, key) =>
      translations.translatedFrom[language].at(key, 'made').read(open.doc)?.source ?? null,
    close: async () => {
      unmount()
      endSession()
      await Promise.all([open.close(), guide.close()])
    },
  }
}

function Shown({ lang: first }: { lang: string }) {
  const [search, setSearch] = useState({ lang: first })
  return <TranslationsPage search={search} onSearch={({ lang = '' }) => setSearch({ lang })} />
}
