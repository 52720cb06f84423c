import { Trans, useLingui } from '@lingui/react/macro'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Download from 'lucide-react/icons/download'
import FolderArchive from 'lucide-react/icons/folder-archive'
import Printer from 'lucide-react/icons/printer'
import Table from 'lucide-react/icons/table'
import { Suspense, useState } from 'react'
import { useDayWords } from '#kits/planner/day-words.ts'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import type { Span } from './span-of.ts'
import { useFiles } from './useFiles.ts'

const PrintedMonth = lazyComponent(() => import('./PrintedMonth.tsx'))

interface Props {
  /** yyyy-MM, the month that is shown. */
  month: string
}

/** Entries as files: for a calendar, a spreadsheet, folders to publish from, and the month on paper. */
export default function FilesButton({ month }: Props) {
  const { t } = useLingui()
  const [isPrinting, setIsPrinting] = useState(false)
  const monthWord = useDayWords().month(month)
  const { isBusy, saveCalendar, saveTable, saveFolders, shown } = useFiles(month)

  function choose(id: string): void {
    if (id === 'calendar') saveCalendar()
    else if (id === 'table') saveTable()
    else if (id === 'print') setIsPrinting(true)
    else saveFolders(id as Span)
  }
  return (
    <>
      <MenuButton
        label={t`내려받기`}
        look="quiet"
        icon={<Icon of={Download} />}
        disabledReason={isBusy ? t`파일을 만들고 있어요` : undefined}
        groups={[
          {
            id: 'month',
            label: <Trans>{monthWord} 한 달</Trans>,
            entries: [
              { id: 'calendar', icon: <Icon of={CalendarDays} />, label: t`달력에 넣기 (.ics)` },
              { id: 'table', icon: <Icon of={Table} />, label: t`표로 (.csv)` },
              { id: 'print', icon: <Icon of={Printer} />, label: t`벽에 붙일 한 장 인쇄` },
            ],
          },
          {
            id: 'folders',
            label: <Trans>글과 그림 (.zip)</Trans>,
            entries: [
              { id: 'day', icon: <Icon of={FolderArchive} />, label: t`오늘` },
              { id: 'week', icon: <Icon of={FolderArchive} />, label: t`이번 주` },
              { id: 'month', icon: <Icon of={FolderArchive} />, label: monthWord },
            ],
          },
        ]}
        onChoose={choose}
      >
        <Trans>내려받기</Trans>
      </MenuButton>
      {isPrinting && (
        <Suspense fallback={null}>
          <PrintedMonth month={month} entries={shown} onPrinted={() => setIsPrinting(false)} />
        </Suspense>
      )}
    </>
  )
}
