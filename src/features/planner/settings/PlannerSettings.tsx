import { Trans, useLingui } from '@lingui/react/macro'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import { ClosedWeekdays } from './ClosedWeekdays.tsx'
import { OwnDays } from './OwnDays.tsx'
import { OwnSlots } from './OwnSlots.tsx'

/** The brand's own times to publish, the days on which the shop is shut, and its own days; each change is written at once. */
export default function PlannerSettings({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog isOpen onClose={onClose} title={t`자리와 우리 날`} closeLabel={t`닫기`}>
      <Stack gap={6}>
        <Stack as="section" gap={3} aria-labelledby="planner-slots">
          <h3 id="planner-slots">
            <Trans>올리는 자리</Trans>
          </h3>
          <Note>
            <Trans>늘 올리는 요일과 시각이에요. 새 글은 비어 있는 자리부터 채워요.</Trans>
          </Note>
          <OwnSlots />
        </Stack>
        <Stack as="section" gap={3} aria-labelledby="planner-closed">
          <h3 id="planner-closed">
            <Trans>쉬는 요일</Trans>
          </h3>
          <ClosedWeekdays labelledBy="planner-closed" />
        </Stack>
        <Stack as="section" gap={3} aria-labelledby="planner-days">
          <h3 id="planner-days">
            <Trans>우리 날</Trans>
          </h3>
          <Note>
            <Trans>문을 연 날, 할인하는 날, 쉬는 날처럼 달력에 보일 날이에요.</Trans>
          </Note>
          <OwnDays />
        </Stack>
      </Stack>
    </Dialog>
  )
}
