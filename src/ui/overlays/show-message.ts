import { type Alert, showAlert } from './alerts.ts'
import { showToast } from './toasts.ts'

type Message =
  | { readonly as: 'toast'; readonly text: string }
  | ({ readonly as: 'alert' } & Alert)
  | { readonly as: 'native'; readonly text: string }

/** Shows why something failed, in the way that the message asks for. */
export function showMessage(message: Message): void {
  if (message.as === 'alert') showAlert(message)
  else if (message.as === 'toast') showToast({ tone: 'error', text: message.text })
  else window.alert(message.text)
}
