import { createRoot } from 'react-dom/client';
import { Console } from './Console.tsx';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Console />);
