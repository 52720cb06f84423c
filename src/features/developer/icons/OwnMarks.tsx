import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FillSquare } from '#ui/marks/FillSquare.tsx'
import { KakaoMark } from '#ui/marks/KakaoMark.tsx'
import { Seal } from '#ui/marks/Seal.tsx'
import { StampSpot } from '#ui/marks/StampSpot.tsx'
import { StatusPicture, type StatusPictureKind } from '#ui/marks/StatusPicture.tsx'
import { Specimen } from '../DeveloperFrame.tsx'
import styles from './IconPage.module.css'

const pictures: readonly StatusPictureKind[] = ['lost', 'closed', 'torn', 'offline', 'apart']

/** What the product draws itself. */
export function OwnMarks() {
  const { t } = useLingui()
  return (
    <>
      <Specimen name="Seal">
        <div className={styles.marks}>
          {[18, 28, 72].map((size) => (
            <Mark key={size} name={`${size}`}>
              <Seal size={size} tiltKey={`${size}`} />
            </Mark>
          ))}
        </div>
      </Specimen>
      <Specimen name="StampSpot">
        <div className={styles.marks}>
          {(['untouched', 'begun', 'stamped'] as const).map((state) => (
            <Mark key={state} name={state}>
              <StampSpot tiltKey={state} state={state} percent={40} blank={t`(인)`} isFramed />
            </Mark>
          ))}
        </div>
      </Specimen>
      <Specimen name="FillSquare">
        <div className={styles.marks}>
          {[0, 40, 100].map((percent) => (
            <Mark key={percent} name={`${percent}`}>
              <FillSquare percent={percent} />
            </Mark>
          ))}
        </div>
      </Specimen>
      <Specimen name="StatusPicture">
        <div className={styles.marks}>
          {pictures.map((of) => (
            <Mark key={of} name={of}>
              <StatusPicture of={of} />
            </Mark>
          ))}
        </div>
      </Specimen>
      <Specimen name="KakaoMark">
        <div className={styles.marks}>
          <KakaoMark />
        </div>
      </Specimen>
    </>
  )
}

function Mark({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles.mark}>
      {children}
      <code translate="no">{name}</code>
    </span>
  )
}
