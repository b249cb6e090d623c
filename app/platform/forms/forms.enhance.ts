import { loadAhead } from '../enhancement/load-ahead';
import { register } from '../enhancement/register';
import { markForms, onClick, onPageShow, onSubmit } from './enhanced-form';
import { addDismiss } from './message-in-place';

register(markForms);
register(addDismiss);
loadAhead();
document.addEventListener('submit', onSubmit);
document.addEventListener('click', onClick, true);
window.addEventListener('pageshow', onPageShow);
