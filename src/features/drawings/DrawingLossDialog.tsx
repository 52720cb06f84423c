import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { DrawingLoss } from '#engine/files/drawing-losses.ts'
import type { DialogProps } from '#kits/screen/DialogHost.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './DrawingLossDialog.module.css'
import { LossPictures } from './LossPictures.tsx'

/** What drawings that came together would lose. The person decides about each of them. */
export default function DrawingLossDialog({
  payload: losses,
  onClose: answer,
}: DialogProps<readonly DrawingLoss[], readonly boolean[]>) {
  const { t } = useLingui()
  const [taken, setTaken] = useState<readonly boolean[]>(() => losses.map(() => true))
  const [only, ...others] = losses
  const isOne = others.length === 0
  const count = taken.filter(Boolean).length
  const none = () => answer()
  return (
    <Dialog
      isOpen
      onClose={none}
      title={
        isOne ? (
          <Trans>그림의 일부를 담을 수 없어요</Trans>
        ) : (
          <Plural value={losses.length} other="그림 #개의 일부를 담을 수 없어요" />
        )
      }
      description={isOne ? only?.name : undefined}
      closeLabel={t`닫기`}
      size="lg"
      closesOutside={false}
      actions={
        <>
          <Button onClick={none} data-autofocus>
            {isOne ? <Trans>담지 않기</Trans> : <Trans>모두 담지 않기</Trans>}
          </Button>
          <Button
            look="ink"
            disabledReason={count === 0 ? t`담을 그림을 골라 주세요.` : undefined}
            onClick={() => answer(taken)}
          >
            {isOne ? <Trans>이대로 담기</Trans> : <Plural value={count} other="고른 그림 #개 담기" />}
          </Button>
        </>
      }
    >
      {isOne && only && <LossPictures loss={only} />}
      {!isOne && (
        <ul>
          {losses.map((loss, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two drawings may have the same name
            <li key={at} className={styles.item}>
              <Checkbox
                checked={taken[at] ?? false}
                onCheck={(isTaken) => setTaken(taken.with(at, isTaken))}
                className={styles.choice}
              >
                {loss.name}
              </Checkbox>
              <LossPictures loss={loss} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        <Trans>
          모두 담으려면 그리기 프로그램에서 글자와 효과를 도형으로 바꾸고, 사진은 파일 안에 넣어 다시 내보내
          주세요.
        </Trans>
      </p>
    </Dialog>
  )
}
