import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { MadePicture } from '#contract/shapes/ai-picture.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import type { ToolBrand } from '../brand/tool-brand.ts'
import panes from '../panes/ToolPanes.module.css'
import { RequestList } from './made/RequestList.tsx'
import { usePictureRequests } from './made/usePictureRequests.ts'
import { MakePart } from './make/MakePart.tsx'

/** Pictures by an image model: what is asked for on the left, what was made of it on the right. */
export default function PictureTool({ brand }: { brand: ToolBrand }) {
  const { brand: ref } = useDocument()
  if (isLocal(ref)) return <NeedsAccount />
  return <OfAccount key={ref} idBrand={ref} brand={brand} />
}

/** Pictures are stored in a drive, and paid by credits: a brand of this device alone has neither. */
function NeedsAccount() {
  return (
    <Stack gap={3} align="start" className={panes.pane}>
      <Note>
        <Trans>그림은 계정에 있는 브랜드에서 만들 수 있어요. 만든 그림은 브랜드의 드라이브에 담겨요.</Trans>
      </Note>
      <Link to="/account/signup/intro" className={buttonClass()}>
        <Trans>가입하기</Trans>
      </Link>
    </Stack>
  )
}

function OfAccount({ idBrand, brand }: { idBrand: number; brand: ToolBrand }) {
  const { t } = useLingui()
  const tellEnded = (ended: readonly MadePicture[]) => {
    const count = ended.reduce((sum, { files }) => sum + files.length, 0)
    if (count > 0)
      showToast({
        tone: 'success',
        text: <Plural value={count} other="그림 #장을 드라이브에 담았어요" />,
      })
    if (ended.some(({ state }) => state === 'FAILED'))
      showToast({ tone: 'error', text: t`그림을 만들지 못했어요. 크레딧은 모두 돌아왔어요.` })
  }
  const requests = usePictureRequests(idBrand, tellEnded)
  return (
    <div className={panes.halves}>
      <MakePart idBrand={idBrand} brand={brand} onMade={requests.add} />
      <RequestList idBrand={idBrand} requests={requests} />
    </div>
  )
}
