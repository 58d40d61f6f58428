import { LoginForm } from './LoginForm.tsx';

/** Slot `auth.login-dialog.v1`: the shell draws the dialog round it. */
export default function LoginDialogScreen() {
  return <LoginForm />;
}
