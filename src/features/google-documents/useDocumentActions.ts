import { useLingui } from '@lingui/react/macro'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import type { Enqueued } from '#engine/queue/outbox.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
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
  const { data } = useCachedRead(googleDocumentsRead, { brand })
  const has = (list: List, fileId: string) =>
    data?.some((one) => one.createdType === list && one.fileId === fileId) ?? false

  function tell(queue: (idBrand: number) => Promise<Enqueued>, done?: string): void {
    if (isLocal(brand)) return
    void queue(brand).then(({ ok }) => {
      if (!ok)
        showToast({
          tone: 'error',
          text: t`이 기기에 저장하지 못했어요. 인터넷에 연결한 뒤 다시 시도해 주세요.`,
        })
      else if (done !== undefined) showToast({ tone: 'success', text: done })
    })
  }

  return {
    has,
    add: (file, title) => tell((id) => addDocument(id, file, title)),
    take: (template) => {
      if (!has('USER', template.fileId))
        tell((id) => takeTemplate(id, template), t`원본 링크를 내 문서에 담았어요`)
    },
    copy: (document) => {
      const isOwn = document.createdType === 'USER'
      if (has(isOwn ? 'BRAND' : 'USER', document.fileId)) return
      tell(
        (id) => copyDocument(id, document),
        isOwn ? t`브랜드 문서에 담았어요` : t`원본 링크를 내 문서에 담았어요`,
      )
    },
    rename: (document, title) => tell((id) => renameDocument(id, document, title)),
    remove: (document) =>
      tell((id) => removeDocument(id, document), t`목록에서 뺐어요. Google에 있는 문서는 그대로예요`),
  }
}
