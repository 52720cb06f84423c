import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Tag } from '#ui/controls/Tag.tsx'
import { ConflictNotice } from '../answers/ConflictNotice.tsx'
import { NumberCell } from './NumberCell.tsx'
import styles from './PositionBoard.module.css'
import type { PositionedBrand } from './usePositionPoints.ts'

/** The coordinates as number inputs: the accessible equivalent of the map. */
export function PositionNumbers({ brands }: { brands: readonly PositionedBrand[] }) {
  const { t } = useLingui()
  const say = (name: string) => ({ x: t`${name} 가로`, y: t`${name} 세로`, size: t`${name} 크기` })
  return (
    <>
      <table className={styles.numbers}>
        <caption className={styles.caption}>
          <Trans>0은 왼쪽이나 아래, 100은 오른쪽이나 위예요. 크기는 얼마나 널리 알려졌는지예요.</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>브랜드</Trans>
            </th>
            <th scope="col">
              <Trans>가로</Trans>
            </th>
            <th scope="col">
              <Trans>세로</Trans>
            </th>
            <th scope="col">
              <Trans>크기</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {brands.map(({ key, name, isOwn, isOver, handles }) => (
            <tr key={key}>
              <th scope="row" className={classNames(isOwn && styles.own)}>
                {name}
                {isOver && (
                  <Tag tone="warning">
                    <Trans>초과</Trans>
                  </Tag>
                )}
              </th>
              <td data-field={handles.x.path}>
                <NumberCell handle={handles.x} label={say(name).x} />
              </td>
              <td data-field={handles.y.path}>
                <NumberCell handle={handles.y} label={say(name).y} />
              </td>
              <td data-field={handles.size.path}>
                <NumberCell handle={handles.size} label={say(name).size} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {brands.map(({ key, name, handles }) => (
        <Fragment key={key}>
          {(['x', 'y', 'size'] as const).map((axis) => (
            <ConflictNotice
              key={axis}
              field={handles[axis]}
              say={(number) => `${say(name)[axis]} ${number}`}
            />
          ))}
        </Fragment>
      ))}
    </>
  )
}
