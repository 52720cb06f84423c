import Search from 'lucide-react/icons/search'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'

interface Props {
  label: string
  placeholder: string
  query: string
  onQuery: (query: string) => void
}

/** Search above the pictures of a tab. */
export function StartSearch({ label, placeholder, query, onQuery }: Props) {
  return (
    <TextField
      label={label}
      isLabelHidden
      placeholder={placeholder}
      type="search"
      start={<Icon of={Search} size="small" />}
      value={query}
      maxLength={100}
      onText={onQuery}
    />
  )
}
