import { LoginForm } from './LoginForm.tsx';

/** Slot `auth.login-dialog.v1`: content of the shell's dialog. */
export default function LoginDialogScreen() {
  return <LoginForm />;
}
