import '@haesol/shared/tokens/tokens.css';
import '@haesol/shared/tokens/fallbackFonts.css';
import './chrome/base.css';
import { startShell } from './start/startShell.tsx';

startShell();
