import { useLingui } from '@lingui/react/macro'
import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { readReportedFile } from '#contract/operator-picture.ts'
import { useObjectUrl } from '#engine/browser/useObjectUrl.ts'
import type { Failure } from '#engine/rest/rest.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './Desk.module.css'
import type { ReportedPicture } from './DeskPicture.tsx'
import { deskBytes } from './desk-rest.ts'
import { Fault } from './Fault.tsx'

type Props = Pick<ReportedPicture, 'idPicture' | 'files'>

/** Pictures that are shown by a press: no operator sees one unasked, and each look is noted at the server. */
export function ReportedFiles({ idPicture, files }: Props) {
  const { t } = useLingui()
  const [shown, setShown] = useState<{ readonly number: number; readonly picture: Blob } | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const url = useObjectUrl(shown?.picture ?? null)
  const number = shown?.number ?? 0
  async function show(wanted: number) {
    if (wanted === number) return setShown(null)
    const result = await deskBytes(readReportedFile, { params: { idPicture, number: wanted } })
    setFailure(result.ok ? null : result)
    if (result.ok) setShown({ number: wanted, picture: result.answer })
  }
  return (
    <>
      <ul className={styles.files}>
        {files.map(({ place }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture keeps its place
          <li key={at}>
            <ShowButton
              number={at + 1}
              place={place}
              isShown={number === at + 1}
              onPress={() => void show(at + 1)}
            />
          </li>
        ))}
      </ul>
      <Fault failure={failure} />
      {shown !== null && url !== null && <img src={url} alt={t`그림 ${number}`} className={styles.shown} />}
    </>
  )
}

type ButtonProps = {
  number: number
  place: Props['files'][number]['place']
  isShown: boolean
  onPress: () => void
}

function ShowButton({ number, place, isShown, onPress }: ButtonProps) {
  const { t } = useLingui()
  return (
    <Button
      size="small"
      icon={<Icon of={Eye} size="small" />}
      aria-pressed={isShown}
      disabledReason={place === 'GONE' ? t`지운 그림이에요` : undefined}
      reasonAt="beside"
      onClick={onPress}
    >
      {place === 'TRASH' ? t`그림 ${number}, 휴지통에 있음` : t`그림 ${number}`}
    </Button>
  )
}
