import { Trans, useLingui } from '@lingui/react/macro'
import { makePictures } from '#contract/ai-picture.ts'
import { mayCall } from '#contract/may-call.ts'
import type { MadePicture } from '#contract/shapes/ai-picture.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import type { ToolBrand } from '#features/tools/brand/tool-brand.ts'
import panes from '#features/tools/panes/ToolPanes.module.css'
import { Form } from '#ui/controls/Form.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import { type PictureModel, usePictureModel } from '../shared/usePictureModel.ts'
import { MakeButton } from './MakeButton.tsx'
import { PictureFields } from './PictureFields.tsx'
import { colorsOf, requestOf, sentBrandOf } from './picture-request.ts'
import { SentNote } from './SentNote.tsx'
import { useMakePictures } from './useMakePictures.ts'
import { usePictureForm } from './usePictureForm.ts'

interface Props {
  idBrand: number
  brand: ToolBrand
  onMade: (made: MadePicture) => void
}

/** What is asked for, or why nothing can be. */
export function MakePart(props: Props) {
  const role = useBrandRole(props.idBrand)
  const model = usePictureModel()
  const isAllowed = role === null || mayCall(makePictures, role)
  if (model && isAllowed) return <MakeForm {...props} model={model} />
  return (
    <div className={panes.pane}>
      <Note>
        {model === null ? (
          <Trans>이 서버에 연결된 그림 모델이 없어서 새 그림은 만들 수 없어요.</Trans>
        ) : isAllowed ? (
          <Trans>인터넷에 연결되면 그림 모델을 쓸 수 있는지 확인해요.</Trans>
        ) : (
          <Trans>새 그림은 디자이너부터 만들 수 있어요. 만들어진 그림은 함께 쓸 수 있어요.</Trans>
        )}
      </Note>
    </div>
  )
}

function MakeForm({ idBrand, brand, onMade, model }: Props & { model: PictureModel }) {
  const { t } = useLingui()
  const form = usePictureForm(idBrand, brand)
  const colors = useFromAnswers(colorsOf)
  const making = useMakePictures(idBrand, form, onMade)
  const sent = sentBrandOf(brand, colors)
  const { input, change } = form
  const isEmpty = input.subject.trim() === ''
  const make = () => {
    if (!isEmpty && !making.isBusy) void making.make(requestOf(input, model.credit, sent))
  }
  return (
    <div className={panes.pane}>
      <Form onSubmit={make}>
        <Stack gap={4}>
          <PictureFields input={input} onChange={change} />
          <SentNote provider={model.provider} sent={sent} />
          {making.fault !== null && (
            <Note tone="danger" role="alert">
              {making.fault}
            </Note>
          )}
          <MakeButton
            idBrand={idBrand}
            count={input.count}
            credit={input.count * model.credit}
            isBusy={making.isBusy}
            disabledReason={isEmpty ? t`무엇을 그릴지 적어 주세요` : undefined}
          />
        </Stack>
      </Form>
    </div>
  )
}
