import { useLingui } from '@lingui/react/macro'
import { Kbd } from '#ui/controls/Kbd.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { closeOverlay } from '../palette/palette.ts'
import { useScreenLinks } from '../routing/screen-links.ts'
import { altKey, commandKey, shiftCommandKey } from './keys.ts'
import styles from './ShortcutList.module.css'

export default function ShortcutList() {
  const { t, i18n } = useLingui()
  const links = useScreenLinks().flatMap(({ shortcut, title }) => (shortcut ? [{ shortcut, title }] : []))
  const rows: [string, string][] = [
    [commandKey('K'), t`단계, 페이지, 브랜드 찾기`],
    ['/', t`찾기`],
    [commandKey('Enter'), t`다음 단계`],
    [`${altKey('←')} ${altKey('→')}`, t`이전 단계, 다음 단계`],
    [shiftCommandKey('M'), t`이 칸에 의견 남기기`],
    ...links.map(({ shortcut, title }): [string, string] => [shiftCommandKey(shortcut), i18n._(title)]),
    [commandKey('Z'), t`내가 쓴 것 되돌리기`],
    [shiftCommandKey('Z'), t`다시 하기`],
    [commandKey('S'), t`쓰는 대로 저장돼요. 누르지 않아도 돼요`],
    ['Esc', t`맨 위의 창 닫기`],
    ['?', t`단축키 보기`],
  ]
  return (
    <Dialog isOpen onClose={closeOverlay} title={t`단축키`} closeLabel={t`닫기`}>
      <dl className={styles.list}>
        {rows.map(([keys, words]) => (
          <div key={keys}>
            <dt>{words}</dt>
            <dd>
              {keys.split(' ').map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
