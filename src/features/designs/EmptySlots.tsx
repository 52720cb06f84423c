import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { usePageDrawing } from '#kits/design/scene/usePageDrawing.ts'
import { labelOf } from '#kits/words/labels.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import type { Body, Page } from '#scene/body/body.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import { placeOfSlot } from './place-of-slot.ts'

interface Props {
  body: Body
  page: Page
  dress: Dress
}

/** What the page has to say: slots that the brand leaves empty, with the way to fill them, and texts that do not fit. */
export function EmptySlots({ body, page, dress }: Props) {
  const { t } = useLingui()
  const { drawing, missing } = usePageDrawing(body, page, dress)
  const slots = [
    ...new Set(drawing.remarks.flatMap(({ kind, slot }) => (kind === 'empty' && slot ? [slot] : []))),
  ]
  const isOver = drawing.remarks.some(({ kind }) => kind === 'overflow')
  if (slots.length === 0 && !isOver && missing.length === 0) return null
  return (
    <Stack as="ul" gap={2} role="status" aria-label={t`이 쪽에서 확인할 점`}>
      {isOver && (
        <Note as="li" tone="danger">
          <Trans>글이 칸보다 길어요. 조금 줄이면 모두 보여요.</Trans>
        </Note>
      )}
      {slots.map((slot) => {
        const place = placeOfSlot(slot)
        return (
          place && (
            <Note as="li" key={slot}>
              {place.kind === 'step' ? (
                <>
                  <Trans>{labelOf(place.label)} 자리가 비어 있어요.</Trans>{' '}
                  <Link to="/work-book/$" params={stepParams(place.step)} className={linkClass}>
                    <Trans>워크북에서 채우기</Trans>
                  </Link>
                </>
              ) : (
                <>
                  <Trans>사진 자리가 비어 있어요.</Trans>{' '}
                  <Link to="/brand/guide/visual" hash="photography" className={linkClass}>
                    <Trans>사진 올리기</Trans>
                  </Link>
                </>
              )}
            </Note>
          )
        )
      })}
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
  )
}
