import { Trans, useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import Table from 'lucide-react/icons/table'
import { download } from '#engine/browser/download.ts'
import { TallyNote, TallyTables } from '#kits/planner/tally/TallyTables.tsx'
import { tallyRows, tallyText } from '#kits/planner/tally/tally-rows.ts'
import { useMonthTally } from '#kits/planner/tally/useMonthTally.ts'
import { isEmptyTally, useTallyWords } from '#kits/planner/tally/useTallyWords.ts'
import { useBrandVoice } from '#kits/voice/useBrandVoice.ts'
import { asTable } from '#model/files/as-table.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { copyText } from '#ui/overlays/copy-text.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Note } from '#ui/Text.tsx'

interface Props {
  /** yyyy-MM */
  month: string
  onClose: () => void
}

/** What came of a month: what was planned, published and left out, how it went, and the month before beside it. */
export default function TallyDialog({ month, onClose }: Props) {
  const { t } = useLingui()
  const tally = useMonthTally(month, useBrandVoice().keywords)
  const words = useTallyWords(tally)
  const isEmpty = isEmptyTally(tally)
  const saveTable = () =>
    download(
      `${words.title}.csv`,
      new Blob([asTable(tallyRows(tally, words))], { type: 'text/csv;charset=utf-8' }),
    )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={words.title}
      closeLabel={t`닫기`}
      actions={
        isEmpty ? undefined : (
          <>
            <Button icon={<Icon of={Table} />} onClick={saveTable}>
              <Trans>표로 (.csv)</Trans>
            </Button>
            <Button
              look="ink"
              icon={<Icon of={Copy} />}
              onClick={() =>
                void copyText(
                  tallyText(tally, words),
                  t`정리한 것을 복사했어요`,
                  t`복사하지 못했어요. 글을 골라 직접 복사해 주세요.`,
                )
              }
            >
              <Trans>글로 복사</Trans>
            </Button>
          </>
        )
      }
    >
      {isEmpty ? (
        <p>
          <Trans>이 달에 날짜를 정한 글이 아직 없어요. 글의 날짜를 정하면 여기에서 세어 드려요.</Trans>
        </p>
      ) : (
        <>
          <Note>
            <TallyNote tally={tally} />
          </Note>
          <TallyTables tally={tally} />
        </>
      )}
    </Dialog>
  )
}
