import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import type { Enqueued } from '#engine/queue/outbox.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useTellKept } from '#kits/library/useTellKept.ts'
import type { GoogleFile } from '#model/google/document-address.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { addDocument, copyDocument, removeDocument, renameDocument, takeTemplate } from './queue-document.ts'
import { type GoogleDocument, type GoogleTemplate, googleDocumentsRead } from './reads/document-reads.ts'

type List = GoogleDocument['createdType']

interface DocumentActions {
  has(list: List, fileId: string): boolean
  add(file: GoogleFile, title: string): void
  /** Does nothing where the list of the member has it. */
  take(template: GoogleTemplate): void
  /** Puts it into the other list; does nothing where that has it. */
  copy(document: GoogleDocument): void
  rename(document: GoogleDocument, title: string): void
  remove(document: GoogleDocument): void
}

/** What can be done with the lists of a brand, also without a network; nothing with those of a local brand, which has none. */
export function useDocumentActions(brand: BrandRef): DocumentActions {
  const { t } = useLingui()
  const tellKept = useTellKept()
  const { data } = useCachedRead(googleDocumentsRead, { brand })
  /** What was added to these lists, which show it a moment later. */
  const added = useRef({ data, keys: new Set<string>() })
  const has = (list: List, fileId: string) =>
    data?.some((one) => one.createdType === list && one.fileId === fileId) ?? false

  async function tell(queue: (idBrand: number) => Promise<Enqueued>, done?: string): Promise<boolean> {
    if (isLocal(brand) || !tellKept(await queue(brand))) return false
    if (done !== undefined) showToast({ tone: 'success', text: done })
    return true
  }

  function put(list: List, fileId: string, ...how: Parameters<typeof tell>): void {
    if (added.current.data !== data) added.current = { data, keys: new Set() }
    const { keys } = added.current
    const key = `${list} ${fileId}`
    if (has(list, fileId) || keys.has(key)) return
    keys.add(key)
    void tell(...how).then((isKept) => !isKept && keys.delete(key))
  }

  return {
    has,
    add: (file, title) => void tell((id) => addDocument(id, file, title)),
    take: (template) =>
      put('USER', template.fileId, (id) => takeTemplate(id, template), t`원본 링크를 내 문서에 담았어요`),
    copy: (document) => {
      const isOwn = document.createdType === 'USER'
      put(
        isOwn ? 'BRAND' : 'USER',
        document.fileId,
        (id) => copyDocument(id, document),
        isOwn ? t`브랜드 문서에 담았어요` : t`원본 링크를 내 문서에 담았어요`,
      )
    },
    rename: (document, title) => void tell((id) => renameDocument(id, document, title)),
    remove: (document) =>
      void tell((id) => removeDocument(id, document), t`목록에서 뺐어요. Google에 있는 문서는 그대로예요`),
  }
}
