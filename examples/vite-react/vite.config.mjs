import { defineViteRemote } from '@haesol/build/vite';
import react from '@vitejs/plugin-react';

export default await defineViteRemote(import.meta.dirname, { plugins: [react()] });
