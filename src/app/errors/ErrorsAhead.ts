// Without a network there is nobody to ask for the page that says so: it is here before.
import './ErrorScreen.tsx'
import './NotFoundScreen.tsx'

export default function ErrorsAhead() {
  return null
}
