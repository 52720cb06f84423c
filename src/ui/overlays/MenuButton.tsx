import { type ReactNode, Suspense, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../controls/Button.tsx'
import { lazyComponent } from '../lazy-component.tsx'
import type { MenuGroup, MenuProps } from './Menu.tsx'

const loadMenu = () => import('./Menu.tsx')
const Menu = lazyComponent(loadMenu)
/** A hint alone: where it fails, such as offline, the press loads the menu again. */
const prepareMenu = () => void loadMenu().catch(() => undefined)

type Props = Omit<ButtonProps, 'onClick' | 'ref' | 'children'> & {
  /** Accessible name of the menu, and of the button if that has an icon alone. */
  label: string
  children?: ReactNode
  groups: MenuGroup[]
  onChoose: (id: string) => void
  placement?: MenuProps['placement']
}

/** A button that opens a menu. The menu's code is loaded when the pointer or the focus first reaches it. */
export function MenuButton({ label, children, groups, onChoose, placement, ...button }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const isIconOnly = children === undefined
  return (
    <>
      <Button
        {...button}
        {...(isIconOnly ? { 'aria-label': label, title: label, isIconOnly } : {})}
        ref={anchor}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setIsOpen(true)
        }}
        onPointerEnter={prepareMenu}
        onFocus={prepareMenu}
      >
        {children}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Menu
            label={label}
            groups={groups}
            anchor={anchor}
            {...(placement === undefined ? {} : { placement })}
            onClose={() => setIsOpen(false)}
            onChoose={(id) => {
              setIsOpen(false)
              onChoose(id)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
