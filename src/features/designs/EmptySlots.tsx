import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useOnline } from '#engine/browser/network.ts'
import type { SceneDrawing } from '#kits/design/scene/useSceneDrawing.ts'
import { placesOfSlots } from '#kits/design/slots/place-of-slot.ts'
import { labelOf } from '#kits/words/labels.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import { textsTooLong } from './texts-too-long.ts'

interface Props {
  drawn: SceneDrawing
  /** False while pictures of the brand are on their way. */
  isDressWhole: boolean
}

/** What the page has to say: slots that the brand leaves empty, with the way to fill them, and texts that do not fit. */
export function EmptySlots({ drawn: { drawing, isReady, missing }, isDressWhole }: Props) {
  const { t } = useLingui()
  const isOnline = useOnline()
  // Before, a text may be measured in another font, and a picture may be on its way.
  const isSettled = isReady && isDressWhole
  const isRefused = drawing.remarks.some(({ kind }) => kind === 'refused')
  const tooLong = textsTooLong(drawing)
  const slots = drawing.remarks.flatMap(({ kind, slot }) => (kind === 'empty' && slot ? [slot] : []))
  const places = placesOfSlots(slots)
  const others = places.others.map((name) => (name === 'email' ? t`이메일` : name)).join(', ')
  return (
    <div role="status">
      {isSettled && (drawing.remarks.length > 0 || missing.length > 0) && (
        <Stack as="ul" gap={2} aria-label={t`이 쪽에서 확인할 점`}>
          {isRefused && (
            <Note as="li" tone="danger">
              <Trans>이 쪽은 한도를 넘어 그릴 수 없어요. 글을 줄이면 다시 보여요.</Trans>
            </Note>
          )}
          {tooLong.map((text) => (
            <Note as="li" tone="danger" key={text}>
              <Trans>‘{text}’ 글이 칸보다 길어요. 조금 줄이면 모두 보여요.</Trans>
            </Note>
          ))}
          {places.steps.map(({ label, step }) => (
            <Note as="li" key={label}>
              <Trans>{labelOf(label)} 자리가 비어 있어요.</Trans>{' '}
              <Link to="/work-book/$" params={stepParams(step)} className={linkClass}>
                <Trans>워크북에서 채우기</Trans>
              </Link>
            </Note>
          ))}
          {places.hasPhotos && (
            <Note as="li">
              <Trans>사진 자리가 비어 있어요. 여기에서 사진을 넣거나 가이드에 올리세요.</Trans>{' '}
              <Link to="/brand/guide/visual" hash="photography" className={linkClass}>
                <Trans>가이드에 사진 올리기</Trans>
              </Link>
            </Note>
          )}
          {places.hasFiles && (
            <Note as="li" tone="danger">
              {isOnline ? (
                <Trans>고른 사진을 볼 수 없어요. 지웠는지 확인하고 다른 사진으로 바꿔 주세요.</Trans>
              ) : (
                <Trans>고른 사진이 이 기기에 아직 없어요. 인터넷에 연결되면 보여요.</Trans>
              )}
            </Note>
          )}
          {places.others.length > 0 && (
            <Note as="li">
              <Trans>브랜드에 없는 글은 빠졌어요: {others}</Trans>
            </Note>
          )}
          {slots.length > 0 && (
            <Note as="li">
              <Trans>빈자리는 내려받은 파일에 나오지 않아요.</Trans>
            </Note>
          )}
          {missing.length > 0 && (
            <Note as="li">
              <Trans>이 기기에 없는 글꼴은 다른 글꼴로 보여요. 인터넷에 연결되면 원래 글꼴로 보여요.</Trans>
            </Note>
          )}
        </Stack>
      )}
    </div>
  )
}
