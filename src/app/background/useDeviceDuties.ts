import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { afterFirstContent } from '#device/browser/first-content.ts'
import { currentBrand, useSession } from '#device/identity/session.ts'
import { mainDocument } from '#model/documents/names.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { askToPersist, onFirstEdit } from './persist.ts'

/** What the device does by itself while a brand's screens are open: sends what waits, asks for news. */
export function useDeviceDuties(): void {
  const { t } = useLingui()
  const whyPersist = t`쓴 글이 이 기기에서 지워지지 않도록 브라우저에 보관을 부탁했어요`
  const { session, brand } = useSession()
  const idAccount = session?.idAccount ?? null
  useEffect(
    () => onFirstEdit(() => void askToPersist(() => showToast({ tone: 'info', text: whyPersist }))),
    [whyPersist],
  )
  useEffect(() => {
    const resume = () => void import('#device/account/sign-in.ts').then(({ resumeSignIn }) => resumeSignIn())
    const forget = whenCalm(resume)
    addEventListener('online', resume)
    return () => {
      forget()
      removeEventListener('online', resume)
    }
  }, [])
  useEffect(() => {
    if (idAccount === null) return
    let stop: (() => void) | null = null
    let isOver = false
    const begin = async () => {
      const [{ watchOutbox }, { noteOpened, pullBrands }] = await Promise.all([
        import('#device/queue/outbox.ts'),
        import('#device/store/brands.ts'),
      ])
      if (isOver) return
      stop = watchOutbox()
      await pullBrands()
      const open = currentBrand()
      if (typeof open === 'number') await noteOpened(open)
    }
    const forget = whenCalm(() => void begin())
    return () => {
      isOver = true
      forget()
      stop?.()
    }
  }, [idAccount])
  // Opening a brand once makes all of it readable and writable without a network; a document without a field to answer
  // is opened by nobody here, for it would cost a database and a socket.
  useEffect(() => {
    if (brand === null) return
    let release: (() => void) | null = null
    let isOver = false
    const open = async () => {
      const [{ documentAt, retainDocument }, { keepHan }, { documentsWithAnswers }] = await Promise.all([
        import('#device/documents/engine/open-documents.ts'),
        import('#device/fonts/keep-han.ts'),
        import('#model/documents/documents.ts'),
      ])
      if (isOver) return
      const account = typeof brand === 'number' ? idAccount : null
      const others = documentsWithAnswers.filter((name) => name !== mainDocument)
      const documents = others.map((name) => documentAt({ account, brand, name }))
      const ends = documents.flatMap((document) => [retainDocument(document), keepHan(document)])
      release = () => {
        for (const end of ends.reverse()) end()
      }
    }
    const forget = whenCalm(() => void open())
    return () => {
      isOver = true
      forget()
      release?.()
    }
  }, [brand, idAccount])
  // Files that were picked go up, the brand's own come down, and its fonts, whatever screen is open.
  useEffect(() => {
    if (brand === null) return
    let release: (() => void) | null = null
    let isOver = false
    const begin = async () => {
      const [{ documentAt, retainDocument }, { settleFiles }, { keepFonts }, { keepHan }] = await Promise.all(
        [
          import('#device/documents/engine/open-documents.ts'),
          import('#device/files/settle-files.ts'),
          import('#device/fonts/keep-fonts.ts'),
          import('#device/fonts/keep-han.ts'),
        ],
      )
      if (isOver) return
      const account = typeof brand === 'number' ? idAccount : null
      const guide = documentAt({ account, brand, name: mainDocument })
      const ends = [retainDocument(guide), settleFiles(guide), keepFonts(guide), keepHan(guide)]
      release = () => {
        for (const end of ends.reverse()) end()
      }
    }
    const forget = whenCalm(() => void begin())
    return () => {
      isOver = true
      forget()
      release?.()
    }
  }, [brand, idAccount])
  useEffect(() => {
    if (typeof brand !== 'number' || idAccount === null) return
    return whenCalm(() => {
      void import('#device/store/brands.ts').then(({ noteOpened }) => noteOpened(brand))
    })
  }, [brand, idAccount])
}

/** None of this is what somebody opened the page for. */
function whenCalm(work: () => void): () => void {
  let isForgotten = false
  const forget = afterFirstContent(() => {
    const run = () => {
      if (!isForgotten) work()
    }
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 2_000 })
    else setTimeout(run, 300)
  })
  return () => {
    isForgotten = true
    forget()
  }
}
