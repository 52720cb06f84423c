import { Trans, useLingui } from '@lingui/react/macro'
import { PictureActs } from '#features/editor/pictures/PictureActs.tsx'
import { useEdit } from '#features/editor/state/EditorProvider.tsx'
import type { ImageLayer } from '#scene/body/body.ts'
import { SegmentProperty } from '../fields/ChoiceProperty.tsx'
import { commonOf } from '../fields/common.ts'
import { FieldGroup, useIsReadOnly } from '../fields/FieldGroup.tsx'
import { isLocked, unlocked, writeValue } from '../fields/layer-values.ts'
import { RadiusProperty } from '../layer/FormPart.tsx'
import { WordsProperty } from '../layer/LayerPart.tsx'
import { AbsentPicture } from './AbsentPicture.tsx'

/** How pictures fill their frames, and what they show for whom cannot see them. */
export function PicturePart({ pictures }: { pictures: readonly ImageLayer[] }) {
  const { t } = useLingui()
  const edit = useEdit()
  const isReadOnly = useIsReadOnly()
  const free = unlocked(pictures, 'style')
  const mask = commonOf(pictures, (picture) => picture.mask ?? 'rect')
  const [only, ...others] = pictures
  return (
    <>
      <FieldGroup
        title={t`사진`}
        isTitleHidden
        locked={free.length === 0 && <Trans>모양이 잠겨 있어요. 잠금을 풀면 사진을 꾸밀 수 있어요.</Trans>}
      >
        {only && others.length === 0 && <AbsentPicture layer={only} />}
        <SegmentProperty
          label={t`칸에 넣기`}
          options={[
            { value: 'cover', label: t`칸 채우기` },
            { value: 'contain', label: t`모두 보이기` },
          ]}
          value={commonOf(pictures, ({ fit = 'cover' }) => fit)}
          onChoose={(fit) => edit((doc) => writeValue(doc, free, 'fit', () => fit))}
        />
        <SegmentProperty
          label={t`칸의 모양`}
          options={[
            { value: 'rect', label: t`네모` },
            { value: 'ellipse', label: t`동그라미` },
          ]}
          value={mask}
          onChoose={(chosen) => edit((doc) => writeValue(doc, free, 'mask', () => chosen))}
        />
        {mask !== 'ellipse' && <RadiusProperty layers={pictures} />}
        {only && others.length === 0 && free.length > 0 && !isReadOnly && !isLocked(only, 'content') && (
          <PictureActs layer={only} />
        )}
      </FieldGroup>
      {only && others.length === 0 && (
        <FieldGroup
          title={t`설명`}
          isTitleHidden
          locked={
            isLocked(only, 'content') && <Trans>그림이 잠겨 있어요. 잠금을 풀면 설명을 바꿀 수 있어요.</Trans>
          }
        >
          <WordsProperty
            key={only.id}
            label={t`그림 설명`}
            value={only.alt ?? ''}
            atMost={300}
            onCommit={(alt) => edit((doc) => writeValue(doc, [only], 'alt', () => alt || null))}
          />
        </FieldGroup>
      )}
    </>
  )
}
