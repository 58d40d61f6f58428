import '@haesol/kit/tokens/tokens.css';
import '@haesol/kit/tokens/fallbackFonts.css';
import './chrome/base.css';
import { startShell } from './start/startShell.tsx';

startShell();
