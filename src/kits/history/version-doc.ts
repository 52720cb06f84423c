import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Doc } from 'yjs'
import { askVersion, type VersionScope } from './versions.ts'

interface Opened {
  readonly doc: Doc | null
  /** Why it could not be opened, as text. */
  readonly failure: string | null
}

/** A version as a document to read from, for as long as it is shown; neither a document nor a failure: it is on its way. */
export function useVersionDoc({ idBrand, document }: VersionScope, idVersion: number) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<Opened>({ doc: null, failure: null })
  const [round, setRound] = useState(0)
  const offline = t`버전의 내용은 서버에 있어요. 인터넷에 연결되면 볼 수 있어요.`
  const damaged = t`이 버전을 열지 못했어요. 다른 버전은 열 수 있어요.`
  useEffect(() => {
    let isOver = false
    let doc: Doc | null = null
    const open = async (): Promise<Opened> => {
      const asked = await askVersion({ idBrand, document }, idVersion)
      if (!asked.ok) return { doc: null, failure: asked.isOffline ? offline : asked.message || damaged }
      return { doc: await openVersion(asked.answer), failure: null }
    }
    const show = (next: Opened) => {
      doc = next.doc
      if (isOver) doc?.destroy()
      else setOpened(next)
    }
    open().then(show, () => show({ doc: null, failure: damaged }))
    return () => {
      isOver = true
      doc?.destroy()
    }
  }, [idBrand, document, idVersion, round, offline, damaged])
  return { ...opened, ask: () => setRound(round + 1) }
}

/** Loads a version, stored as a Yjs update of format V2 in base64; the caller destroys it. Rejects for what is no update. */
export async function openVersion(state: string): Promise<Doc> {
  const Y = await import('yjs')
  const doc = new Y.Doc()
  Y.applyUpdateV2(
    doc,
    Uint8Array.from(atob(state), (byte) => byte.charCodeAt(0)),
  )
  return doc
}
