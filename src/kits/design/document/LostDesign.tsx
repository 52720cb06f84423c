import { Trans } from '@lingui/react/macro'
import { downloadCopy } from '#engine/browser/download.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { retryRow } from '#engine/queue/outbox.ts'
import { useOutbox } from '#engine/queue/useOutbox.ts'
import { findMaker } from '#engine/store/row-state.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { readsOnly } from '#model/access/roles.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { createDesign } from './create-design.ts'
import type { LostDesignProps } from './LostDesignPart.tsx'
import { useDesignBody } from './useDesignBody.ts'
import { useMakeDesign } from './useMakeDesign.ts'

/**
 * Says that the server has no such design as the one that is open around, and what can be done with what is here: `notMade`, it has
 * refused to make it; `notFound`, it was deleted or is in the trash.
 */
export default function LostDesign({ reason, openNew }: LostDesignProps) {
  const { document } = useDocumentView('design')
  const copy = (
    <Button size="small" look="quiet" onClick={() => downloadCopy(document)}>
      <Trans>사본 내려받기</Trans>
    </Button>
  )
  return (
    <Banner
      tone="warning"
      look="box"
      actions={
        <>
          {reason === 'notMade' ? <SendAgain /> : <SaveAsNew openNew={openNew} />}
          {copy}
        </>
      }
    >
      {reason === 'notMade' ? <NotMadeWords /> : <NotFoundWords />}
    </Banner>
  )
}

function useMaker() {
  const { brand, name } = useDocumentView('design').document
  const outbox = useOutbox()
  return isLocal(brand) ? undefined : findMaker(outbox ?? [], brand, name)
}

/** The server says why, in the language of the page at that time. */
function NotMadeWords() {
  const maker = useMaker()
  return (
    <>
      <Trans>서버가 이 디자인을 받지 않았어요.</Trans> {maker?.message}{' '}
      <Trans>만든 것은 이 기기에 남아 있어요.</Trans>
    </>
  )
}

function NotFoundWords() {
  return useIsBrandGone() ? (
    <Trans>지워진 브랜드의 디자인이에요. 지금 보이는 것은 이 기기에 남아 있어요.</Trans>
  ) : (
    <Trans>지웠거나 휴지통으로 옮긴 디자인이라 서버에 없어요. 지금 보이는 것은 이 기기에 남아 있어요.</Trans>
  )
}

function useIsBrandGone(): boolean {
  return useWatched(useDocumentView(mainDocument).document.sync).reason === 'notFound'
}

function SendAgain() {
  const n = useMaker()?.n
  if (n === undefined) return null
  return (
    <Button size="small" onClick={() => void retryRow(n)}>
      <Trans>다시 보내기</Trans>
    </Button>
  )
}

function SaveAsNew({ openNew }: Pick<LostDesignProps, 'openNew'>) {
  const { brand } = useDocumentView('design').document
  const role = useBrandRole(brand)
  const isBrandGone = useIsBrandGone()
  const { open } = useMakeDesign()
  const body = useDesignBody()
  if (role === null || readsOnly(role) || isBrandGone) return null
  const make = () => createDesign(brand, body, { name: body.name })
  return (
    <Button size="small" onClick={() => void open(make, openNew)}>
      <Trans>새 디자인으로 저장</Trans>
    </Button>
  )
}
